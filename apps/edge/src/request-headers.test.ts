import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { bodyOf, closeAll, SECRET, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const FORGED = {
  'x-forwarded-for': '6.6.6.6',
  'X-Forwarded-Host': 'evil.test',
  'x-forwarded-proto': 'https',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'x-doran-client-address': ['6.6.6.6', '7.7.7.7'],
  'X-Doran-Front-Door': 'guess',
  'x-doran-anything': 'mine',
  'x-request-id': 'mine',
  'x-middleware-subrequest': 'src/proxy:src/proxy',
  'X-Middleware-Rewrite': '/elsewhere',
  'next-router-state-tree': 'garbage',
  connection: 'keep-alive, x-doran-front-door',
  'proxy-authorization': 'Basic eA==',
  cookie: 'doran_visitor=v',
}

function ask(port: number, path: string): Promise<{ seen: unknown; requestId: unknown }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: FORGED }, async (answer) => {
      const seen: unknown = JSON.parse(await bodyOf(answer))
      resolve({ seen, requestId: answer.headers['x-request-id'] })
    })
      .on('error', reject)
      .end()
  })
}

it.each(['/api/v1/echo', '/page', '/time'])('replaces forged claims on %s', async (path) => {
  const echo = await startSite((req, res) => res.end(JSON.stringify(req.headers)))
  const door = await startDoor({
    API_ORIGIN: echo.origin,
    WEB_ORIGIN: echo.origin,
    PUBLIC_ORIGIN: 'https://doran.example',
  })
  const { seen, requestId } = await ask(door.port, path)
  expect(seen).toEqual({
    host: `localhost:${door.port}`,
    connection: 'keep-alive',
    cookie: 'doran_visitor=v',
    'x-doran-client-address': '127.0.0.1',
    'x-doran-front-door': SECRET,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `localhost:${door.port}`,
    'x-forwarded-proto': 'https',
    'x-request-id': requestId,
  })
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
})
