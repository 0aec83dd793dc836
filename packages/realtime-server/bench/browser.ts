import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRealtimeServer } from '../src/create-realtime-server.js'
import { serveHttp } from '../src/sandbox/serve-http.js'
import { signJwt } from '../src/testing/sign-jwt.js'
import { KEY } from '../src/testing/start-test-server.js'
import { browserPage } from './browser-page.js'

const ABLY = new URL('../', import.meta.resolve('ably/modular'))

/** `ably/modular` in a real browser, cut off in the middle: `browser <path of Chromium>`. */
export async function checkBrowser(
  print: (line: string) => void,
  chromium: string,
): Promise<boolean> {
  const realtime = createRealtimeServer({ keys: [KEY] })
  const sockets = new Set<Duplex>()
  const result = Promise.withResolvers<string>()
  const claims = {
    'x-ably-clientId': 'mina',
    'x-ably-capability': '{"*":["subscribe","presence"]}',
  }
  const listener = await serveHttp(
    {
      handleUpgrade(request, socket, head) {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        realtime.handleUpgrade(request, socket, head)
      },
      async handleRequest(request) {
        const { pathname } = new URL(request.url)
        if (pathname === '/page') return html(browserPage(signJwt({ claims })))
        if (pathname.startsWith('/ably/')) return script(pathname.slice('/ably/'.length))
        if (pathname === '/ready') publishAndCut()
        if (pathname === '/result') result.resolve(await request.text())
        return (await realtime.handleRequest(request)) ?? new Response(null, { status: 204 })
      },
    },
    0,
  )
  const profile = await mkdtemp(join(tmpdir(), 'doran-browser-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
  const browser = spawn(chromium, [...flags, `http://localhost:${listener.port}/page`], {
    stdio: 'ignore',
  })
  const text = await result.promise
  print(`browser: ${text}`)
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  browser.kill()
  await ended
  await realtime.close()
  await listener.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  return text === JSON.stringify({ got: ['1', '2', { three: 3 }, 'end'], members: ['mina'] })

  function publishAndCut(): void {
    realtime.publish('room', [{ data: '1' }])
    for (const socket of sockets) socket.destroy()
    realtime.publish('room', [{ data: '2' }, { data: { three: 3 } }])
    realtime.publish('room', [{ name: 'end', data: 'end' }])
  }
}

function html(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/html' } })
}

async function script(path: string): Promise<Response> {
  const body = await readFile(fileURLToPath(new URL(path, ABLY)))
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'text/javascript' } })
}
