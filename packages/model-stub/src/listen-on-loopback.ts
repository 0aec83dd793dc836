import { once } from 'node:events'
import type { Server } from 'node:http'

/** Callers keep connections; a short time-out would now and then meet a request on its way. */
const KEEP_ALIVE_MS = 65_000
const BACKLOG = 4096

/** Resolves to `http://127.0.0.1:PORT`; rejects where the port is taken. */
export async function listenOnLoopback(server: Server, port: number): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen({ host: '127.0.0.1', port, backlog: BACKLOG })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}
