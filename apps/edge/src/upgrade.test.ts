import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeAll, SECRET, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

async function startEcho() {
  const seen: { headers?: IncomingHttpHeaders; url?: string | undefined; socket?: Duplex } = {}
  const site = await startSite((_request, response) => response.end())
  site.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    seen.headers = incoming.headers
    seen.url = incoming.url
    seen.socket = socket
    socket.on('error', () => {})
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n',
    )
    socket.pipe(socket)
  })
  return { seen, site }
}

function connect(port: number, path: string): Promise<Socket | number> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'x-doran-client-address': '6.6.6.6',
  }
  return new Promise((resolve, reject) => {
    request({ port, path, headers })
      .on('upgrade', (_answer, socket) => socket instanceof Socket && resolve(socket))
      .on('response', (answer) => resolve(answer.statusCode ?? 0))
      .on('error', reject)
      .end()
  })
}

async function open(port: number, path = '/?v=3'): Promise<Socket> {
  const socket = await connect(port, path)
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`)
  return socket
}

it('carries bytes both ways with the true address', async () => {
  const { seen, site } = await startEcho()
  const door = await startDoor({ API_ORIGIN: site.origin })
  const socket = await open(door.port)
  socket.write('도란')
  expect(String((await once(socket, 'data'))[0])).toBe('도란')
  expect(seen.url).toBe('/?v=3')
  expect(seen.headers).toMatchObject({
    'x-doran-client-address': '127.0.0.1',
    'x-doran-front-door': SECRET,
  })
  socket.destroy()
})

it('closes each side when the other goes', async () => {
  const { seen, site } = await startEcho()
  const door = await startDoor({ API_ORIGIN: site.origin })
  const first = await open(door.port)
  first.resetAndDestroy()
  await expect.poll(() => seen.socket?.destroyed).toBe(true)
  const second = await open(door.port)
  seen.socket?.destroy()
  await once(second.resume(), 'close')
  await expect.poll(() => door.edge.upgraded.size).toBe(0)
})

it('refuses the socket of a development mode that is not on, before asking a site', async () => {
  const { seen, site } = await startEcho()
  const door = await startDoor({ WEB_ORIGIN: site.origin })
  expect(await connect(door.port, '/_next/webpack-hmr')).toBe(400)
  expect(seen.url).toBeUndefined()
})

it('answers 503 while the API is away', async () => {
  const door = await startDoor()
  expect(await connect(door.port, '/')).toBe(503)
})

it('treats another upgrade as an ordinary request', async () => {
  const web = await startSite((_request, response) => response.end('page'))
  const door = await startDoor({ WEB_ORIGIN: web.origin })
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' }
    request({ port: door.port, path: '/', headers }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(200)
})
