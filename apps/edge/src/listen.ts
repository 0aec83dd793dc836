import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Edge } from './edge.js'
import type { EdgeEnv } from './env.js'

const ABSENT_FAMILY = /^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/
const DRAIN_MS = 3_000

/** Listens on every host of the environment; a machine without IPv6 goes without it. */
export async function listen(edge: Edge, env: Pick<EdgeEnv, 'hosts' | 'port'>): Promise<Server[]> {
  const servers: Server[] = []
  for (const host of env.hosts) {
    const server = edge.newServer()
    server.listen(env.port, host)
    try {
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      if (servers.length === 0 || !isAbsentFamily(error)) throw error
    }
  }
  return servers
}

/** Lets requests finish for a moment, then ends what is still open: streams never end by themselves. */
export async function shutDown(
  edge: Edge,
  servers: readonly Server[],
  drainMs: number = DRAIN_MS,
): Promise<void> {
  const closed = Promise.all(
    servers.map((server) => new Promise((done) => server.close(() => done(null)))),
  )
  for (const socket of edge.upgraded) socket.end()
  const cut = setTimeout(() => {
    for (const socket of edge.upgraded) socket.destroy()
    for (const server of servers) server.closeAllConnections()
  }, drainMs)
  await closed
  clearTimeout(cut)
  edge.close()
}

function isAbsentFamily(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABSENT_FAMILY.test(String(error.code))
}
