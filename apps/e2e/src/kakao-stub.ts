import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type KakaoStub = { env: Record<string, string>; close: () => Promise<void> }

const CLIENT = { id: 'journeys', secret: 'only-for-journeys' }

type Reply = { status?: number; headers: Record<string, string>; body?: string }

/** Kakao on loopback: each visitor of its page is new to the site, and agrees or cancels. */
export async function startKakaoStub(): Promise<KakaoStub> {
  // A code is good once, for the address it was given to; a token names its person.
  const codes = new Map<string, string>()
  const people = new Map<string, number>()

  function authorize({ pathname, searchParams: query }: URL): Reply {
    const answer = query.get('answer')
    const redirectUri = query.get('redirect_uri') ?? ''
    if (answer === null) return askPage(`${pathname}?${query}`)
    const back = new URLSearchParams({ state: query.get('state') ?? '' })
    if (answer === 'no') back.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, redirectUri)
      back.set('code', code)
    }
    return { status: 302, headers: { location: `${redirectUri}?${back}` } }
  }

  function exchange(form: URLSearchParams): Reply {
    const code = form.get('code') ?? ''
    const redirectUri = codes.get(code)
    codes.delete(code)
    const isClient =
      form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret
    if (!isClient || redirectUri === undefined || redirectUri !== form.get('redirect_uri'))
      return json({ error: 'invalid_grant' }, 400)
    const token = randomUUID()
    people.set(token, randomInt(1, 2 ** 40))
    return json({ access_token: token, token_type: 'bearer', expires_in: 3_600 })
  }

  function userInfo(authorization = ''): Reply {
    const id = people.get(authorization.replace('Bearer ', ''))
    if (id === undefined) return json({ code: -401, msg: 'no such token' }, 401)
    const profile = { nickname: `손님${id}`, is_default_nickname: false }
    return json({ id, kakao_account: { profile, has_email: false } })
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://stub')
    if (url.pathname === '/oauth/authorize') return authorize(url)
    if (url.pathname === '/oauth/token') return exchange(new URLSearchParams(await text(request)))
    if (url.pathname === '/v2/user/me') return userInfo(request.headers.authorization)
    return { status: 204, headers: {} }
  }

  const server = createServer((request, response) => {
    reply(request).then(
      (made) => send(response, made),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    env: {
      KAKAO_CLIENT_ID: CLIENT.id,
      KAKAO_CLIENT_SECRET: CLIENT.secret,
      KAKAO_ORIGIN: `http://127.0.0.1:${address.port}`,
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function askPage(path: string): Reply {
  const link = (answer: string, words: string) =>
    `<a href="${`${path}&answer=${answer}`.replaceAll('&', '&amp;')}">${words}</a>`
  const body = `<!doctype html><title>Kakao</title>${link('yes', '동의하기')} ${link('no', '취소')}`
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

function json(value: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

function send(response: ServerResponse, { status = 200, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body)
}
