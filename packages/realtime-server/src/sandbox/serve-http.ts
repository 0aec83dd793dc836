import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Readable } from 'node:stream'

/** What answers on a port: requests the way `fetch` has them, and upgrades. */
export type HttpHandlers = {
  handleRequest(request: Request): Promise<Response | null>
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

export type HttpListener = {
  port: number
  /** Breaks every connection off and frees the port. */
  close(): Promise<void>
}

/** Listens on a port of loopback; 0 takes any. */
export async function serveHttp(handlers: HttpHandlers, port: number): Promise<HttpListener> {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    void respond(handlers, request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (request, socket, head) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/') return socket.destroy()
    handlers.handleUpgrade(request, socket, head)
  })
  await listen(server, port)
  return { port: portOf(server), close: () => close(server, sockets) }
}

async function respond(
  handlers: HttpHandlers,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const answer = await handlers.handleRequest(requestOf(incoming))
    const response = answer ?? new Response(null, { status: 404 })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch {
    if (!outgoing.headersSent) outgoing.writeHead(500)
    outgoing.end()
  }
}

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct))
    for (const one of value ?? []) headers.append(name, one)
  const method = incoming.method ?? 'GET'
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: Readable.toWeb(incoming), duplex: 'half' })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
}

function close(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    for (const socket of sockets) socket.destroy()
  })
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
