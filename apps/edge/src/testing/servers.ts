import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { createEdge, type Edge, type Patience } from '../edge.js'
import { readEnv } from '../env.js'
import { listen, shutDown } from '../listen.js'

export const SECRET = 'a-secret-only-for-these-tests'

const cleanups: (() => Promise<void>)[] = []

export async function closeAll(): Promise<void> {
  for (const close of cleanups.splice(0).toReversed()) await close()
}

export type Site = { origin: string; port: number; server: Server }

export async function startSite(handle: RequestListener, port = 0): Promise<Site> {
  const server = createServer(handle)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((done) => server.close(done))
  })
  return { origin: `http://127.0.0.1:${portOf(server)}`, port: portOf(server), server }
}

export type Door = { origin: string; port: number; edge: Edge; close: () => Promise<void> }

type Overrides = Record<string, string>

export async function startDoor(overrides: Overrides = {}, patience?: Patience): Promise<Door> {
  const nowhere = await freeOrigin()
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    FRONT_DOOR_SECRET: SECRET,
    API_ORIGIN: nowhere,
    WEB_ORIGIN: nowhere,
    ...overrides,
  })
  const edge = createEdge(env, patience)
  const servers = await listen(edge, env)
  const port = servers[0] ? portOf(servers[0]) : 0
  const close = () => shutDown(edge, servers, 100)
  cleanups.push(close)
  return { origin: `http://127.0.0.1:${port}`, port, edge, close }
}

/** An origin at which nothing listens. */
export async function freeOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${portOf(server)}`
  await new Promise((done) => server.close(done))
  return origin
}

/** What comes back on a bare socket until the other side closes it. */
export async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8').write(text)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  await once(socket, 'close')
  return answer
}

export async function bodyOf(request: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

export function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
