import { request as httpRequest } from 'node:http'
import { ERRORS } from '@doran/contract/errors'
import { siteOrigins } from './env'
import { expect, test } from './journey'

const MEGABYTE = 1_048_576

test('a body of 100 MB is refused long before it is there', async ({ baseURL }) => {
  const url = new URL('/api/v1/tales/session', baseURL)
  for (const isDeclared of [true, false, false, false]) {
    const begun = Date.now()
    const { status, body, sent } = await sendLargeBody(url, { bytes: 100 * MEGABYTE, isDeclared })
    expect(status).toBe(413)
    expect(body).toContain(ERRORS.BODY_TOO_LARGE.message)
    expect(sent).toBeLessThan(100 * MEGABYTE)
    expect(Date.now() - begun).toBeLessThan(2_000)
  }
})

test('a site keeps an idle connection far longer than who asks it does', async ({ request }) => {
  test.skip(siteOrigins().length === 0, 'the sites were started by somebody else')
  for (const origin of siteOrigins()) {
    const answer = await request.get(`${origin}/icon.svg`, {
      headers: { connection: 'keep-alive' },
    })
    expect(answer.headers()).toMatchObject({ 'keep-alive': 'timeout=600' })
  }
})

test('the door tells its own health alone; the API’s is not for outside', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(404)
  expect((await request.get('/readyz')).status()).toBe(404)
  expect(await (await request.get('/edge/healthz')).json()).toEqual({ status: 'ok' })
  for (const inner of ['/api/healthz', '/api/readyz', '/api/metrics', '/API/v1/home'])
    expect((await request.get(inner)).status()).toBe(400)
})

test('bad requests are answered with the envelope, in Korean', async ({ baseURL, request }) => {
  const headers = { origin: baseURL ?? '', 'content-type': 'application/json' }
  const path = '/api/v1/tales/session'
  const cases = [
    { status: 400, answer: request.post(path, { headers, data: '{"broken' }) },
    {
      status: 415,
      answer: request.post(path, {
        headers: { ...headers, 'content-type': 'text/plain' },
        data: 'x',
      }),
    },
    {
      status: 403,
      answer: request.post(path, {
        headers: { ...headers, origin: 'https://evil.example' },
        data: '{}',
      }),
    },
    { status: 400, answer: request.get('/api/v1/tales/template?genre=없음') },
    { status: 400, answer: request.get('/api/v1/tales/template?cursor=%2B%2B') },
    { status: 404, answer: request.get('/api/v1/nothing') },
  ]
  for (const { status, answer } of cases) {
    const response = await answer
    expect(response.status()).toBe(status)
    const { error }: { error: { message: string; requestId: string } } = await response.json()
    expect(error.message).toMatch(/[가-힣]/)
    expect(error.requestId).toBe(response.headers()['x-request-id'])
  }
  const cookie = await request.get('/api/v1/home', {
    headers: { cookie: 'doran_visitor=%00<>; ;;=' },
  })
  expect(cookie.status()).toBe(200)
})

type Large = { bytes: number; isDeclared: boolean }
type Refusal = { status: number; body: string; sent: number }

/** Sends until the other side has answered or hung up. */
function sendLargeBody(url: URL, { bytes, isDeclared }: Large): Promise<Refusal> {
  return new Promise((resolve, reject) => {
    const piece = Buffer.alloc(64 * 1024, ' ')
    let sent = 0
    let isAnswered = false
    const request = httpRequest(url, {
      method: 'POST',
      headers: {
        origin: url.origin,
        'content-type': 'application/json',
        ...(isDeclared && { 'content-length': bytes }),
      },
    })
    request.on('response', (response) => {
      isAnswered = true
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => (body += text))
      response.on('error', () => {})
      response.on('close', () => {
        request.destroy()
        resolve({ status: response.statusCode ?? 0, body, sent })
      })
    })
    request.on('error', (error) => !isAnswered && reject(error))
    const more = () => {
      while (!isAnswered && sent < bytes && !request.destroyed) {
        sent += piece.length
        if (!request.write(piece)) return void request.once('drain', more)
      }
      if (!isAnswered && !request.destroyed) request.end()
    }
    more()
  })
}
