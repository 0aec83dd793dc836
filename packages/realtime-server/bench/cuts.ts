import type { Duplex } from 'node:stream'
import { Realtime } from 'ably'
import { createRealtimeServer } from '../src/create-realtime-server.js'
import { serveHttp } from '../src/sandbox/serve-http.js'

const CUTS = 1_000

/** Cuts the SDK's socket over and over while messages are published, in the middle of replays as well. */
export async function measureCuts(print: (line: string) => void): Promise<boolean> {
  const realtime = createRealtimeServer({ keys: [{ name: 'bench.key', secret: 'secret' }] })
  const sockets = new Set<Duplex>()
  const listener = await serveHttp(
    {
      handleRequest: (request) => realtime.handleRequest(request),
      handleUpgrade(request, socket, head) {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        realtime.handleUpgrade(request, socket, head)
      },
    },
    0,
  )
  const client = new Realtime({
    key: 'bench.key:secret',
    endpoint: 'localhost',
    port: listener.port,
    tls: false,
    logLevel: 0,
    disableConnectivityCheck: true,
    wsConnectivityCheckUrl: `ws://localhost:${listener.port}/up`,
  })
  client.connection.on('disconnected', () => setImmediate(() => client.connect()))
  const got: number[] = []
  const channel = client.channels.get('room')
  await channel.subscribe((message) => void got.push(Number(message.data)))
  let published = 0
  const started = performance.now()
  for (let cut = 0; cut < CUTS; cut += 1) {
    const back = client.connection.once('connected')
    for (let i = 0; i < 3; i += 1) realtime.publish('room', [{ data: String((published += 1)) }])
    for (const socket of sockets) socket.destroy()
    realtime.publish('room', [{ data: String((published += 1)) }])
    await back
    // Every other cut falls into the attaching that follows.
    if (cut % 2 === 0) await attached(channel)
  }
  await attached(channel)
  while (got.length < published) await new Promise((resolve) => setTimeout(resolve, 20))
  const seconds = (performance.now() - started) / 1_000
  const wrong = got.filter((n, i) => n !== i + 1).length
  print(
    `cuts: ${CUTS} in ${seconds.toFixed(1)} s, ${published} published, ${got.length} received, ${wrong} out of order or doubled`,
  )
  client.close()
  await realtime.close()
  await listener.close()
  return wrong === 0 && got.length === published
}

async function attached(channel: ReturnType<Realtime['channels']['get']>): Promise<void> {
  if (channel.state !== 'attached') await channel.once('attached')
}
