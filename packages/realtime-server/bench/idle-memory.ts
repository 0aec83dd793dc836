import { ServerProcess } from './server-process.js'
import { subscribe } from './subscriber.js'

const CONNECTIONS = 1_000
const LIMIT_MB = 50

/** Memory that idle connections add, each attached to a channel of its own. */
export async function measureIdleMemory(print: (line: string) => void): Promise<boolean> {
  const added = { doran: await measure('doran'), 'bare-ws': await measure('bare-ws') }
  print(`idle: ${CONNECTIONS} connections add ${added.doran.toFixed(1)} MB (limit ${LIMIT_MB})`)
  print(`idle: ${CONNECTIONS} sockets of bare ws add ${added['bare-ws'].toFixed(1)} MB`)
  return added.doran <= LIMIT_MB
}

async function measure(kind: 'doran' | 'bare-ws'): Promise<number> {
  const { server, port } = await ServerProcess.start(kind)
  const before = await server.rss()
  const sockets = []
  for (let i = 0; i < CONNECTIONS; i += 1)
    sockets.push(await subscribe(kind, port, () => {}, `person:${i}`))
  const after = await server.rss()
  for (const socket of sockets) socket.terminate()
  server.stop()
  return (after - before) / 2 ** 20
}
