import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** How the provider's API can go wrong. `lost`: it does what it is asked to do, and its answer does not arrive. */
export type StubTrouble = 'error' | 'hang' | 'garbage' | 'odd' | 'lost'

export type StubReply = { status: number; headers?: Record<string, string>; body: string }

type StubRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string }

export type StubServer = {
  url: string
  /** From now on; null for an API that works again. */
  misbehave: (how: StubTrouble | null) => void
  /** As a provider does with idempotency keys after a while. */
  forgetKeys: () => void
  close: () => Promise<void>
}

type Answers = {
  /** What is asked with the provider's key, under `/v1`. */
  api: (request: StubRequest) => StubReply
  /** What a browser opens. */
  page: (url: URL) => StubReply
  authorization: string
  refusals: { unauthorized: StubReply; reusedKey: StubReply }
}

/** An API on loopback that answers the same idempotency key as it did before, and pages beside it. */
export async function startStubServer(
  { api, page, authorization, refusals }: Answers,
  port = 0,
): Promise<StubServer> {
  const answered = new Map<string, { body: string; reply: StubReply }>()
  let trouble: StubTrouble | null = null

  function answerOnce(request: StubRequest): StubReply {
    const { method, url, headers, body } = request
    const key = headers['idempotency-key']
    if (method !== 'POST' || typeof key !== 'string') return api(request)
    const name = `${url.pathname} ${key}`
    const before = answered.get(name)
    if (before) return before.body === body ? before.reply : refusals.reusedKey
    const reply = api(request)
    answered.set(name, { body, reply })
    return reply
  }

  function answer(request: StubRequest): StubReply | null {
    if (!request.url.pathname.startsWith('/v1/')) return page(request.url)
    if (request.headers.authorization !== authorization) return refusals.unauthorized
    if (trouble === 'hang') return null
    if (trouble === 'error') return { status: 500, body: '{"code":"FAILED"}' }
    if (trouble === 'garbage') return { status: 200, body: '<html>' }
    if (trouble === 'odd') return json({ hello: 'world' })
    const reply = answerOnce(request)
    return trouble === 'lost' && request.method === 'POST' ? { status: 502, body: '<html>' } : reply
  }

  let origin = ''
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        const { method = 'GET', headers } = request
        const url = new URL(request.url ?? '/', origin)
        const reply = answer({ method, url, headers, body })
        if (reply) send(response, reply)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  origin = `http://127.0.0.1:${address.port}`
  return {
    url: origin,
    misbehave: (how) => (trouble = how),
    forgetKeys: () => answered.clear(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export function json(value: unknown, status = 200): StubReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

export function redirect(location: string): StubReply {
  return { status: 303, headers: { location }, body: '' }
}

/** A page on which a person says what becomes of the payment; `?act=` does the same without it. */
export function askPage(
  { title, amountKrw }: { title: string; amountKrw: number },
  acts: Readonly<Record<string, string>>,
): StubReply {
  const links = Object.entries(acts).map(([act, label]) => `<p><a href="?act=${act}">${label}</a>`)
  const body = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>stub</title>
<h1>${escape(title)}</h1><p>${amountKrw}원${links.join('\n')}`
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function send(response: ServerResponse, { status, headers = {}, body }: StubReply): void {
  response.writeHead(status, headers).end(body)
}
