import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, closeAll, send, startDoor, startSite } from './testing/servers.js'

afterEach(closeAll)

const PAGES = 'GET, HEAD, OPTIONS'
const CALLS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

let port: number
let seen: string[]

beforeEach(async () => {
  seen = []
  const site = await startSite((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    response.end('site')
  })
  port = (await startDoor({ API_ORIGIN: site.origin, WEB_ORIGIN: site.origin })).port
})

function ask(method: string, path: string, body = '') {
  return new Promise<{ status: number; allow: string | undefined; body: string }>(
    (resolve, reject) => {
      const headers = { 'content-length': Buffer.byteLength(body) }
      const outgoing = request({ port, method, path, headers }, (answer) => {
        const { statusCode = 0, headers: given } = answer
        bodyOf(answer).then(
          (text) => resolve({ status: statusCode, allow: given.allow, body: text }),
          reject,
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    },
  )
}

describe.each(['/', '/doran-tales/theme/__nextjs_x', '/icon.svg', '/edge/healthz'])(
  '%s',
  (path) => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])(
      'refuses %s',
      async (method) => {
        const answer = await ask(method, path)
        expect(answer).toMatchObject({ status: 405, allow: PAGES })
        expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } })
        expect(seen).toEqual([])
      },
    )

    it('says what may be asked', async () => {
      expect(await ask('OPTIONS', path)).toEqual({ status: 204, allow: PAGES, body: '' })
      expect(seen).toEqual([])
    })
  },
)

it('is read by GET and HEAD', async () => {
  expect(await ask('GET', '/icon.svg')).toMatchObject({ status: 200, body: 'site' })
  expect(await ask('HEAD', '/icon.svg')).toMatchObject({ status: 200, body: '' })
  expect(seen).toEqual(['GET /icon.svg', 'HEAD /icon.svg'])
})

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'leaves %s of a call to the API',
  async (method) => {
    expect((await ask(method, '/api/v1/x')).status).toBe(200)
    expect(seen).toEqual([`${method} /v1/x`])
  },
)

it.each(['/api/v1/x', '/keys/a/requestToken', '/x/../api', '/__nextjs_original-stack-frames'])(
  'answers TRACE of %s itself',
  async (path) => {
    expect(await ask('TRACE', path)).toMatchObject({ status: 405, allow: CALLS })
    expect(seen).toEqual([])
  },
)

it("lets Next's development pages report what broke", async () => {
  expect((await ask('POST', '/doran-tales/__nextjs_original-stack-frames')).status).toBe(200)
})

it('answers a large body that no page takes, and the next request after it', async () => {
  expect((await ask('POST', '/', 'x'.repeat(900_000))).status).toBe(405)
  expect((await ask('GET', '/')).status).toBe(200)
})

it('opens no tunnel', async () => {
  const answer = await send(
    port,
    'CONNECT elsewhere.test:443 HTTP/1.1\r\nHost: elsewhere.test\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toContain(`\r\nallow: ${CALLS}\r\n`)
})
