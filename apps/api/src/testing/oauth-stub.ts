import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AuthProvider } from '@doran/contract'
import { AUTH_PROVIDERS } from '@doran/contract/names'
import { createApple, type Apple, type Forgery } from './oauth-stub-apple.js'
import {
  findStubCall,
  STUB_PROVIDERS,
  type StubCall,
  type StubPerson,
} from './oauth-stub-providers.js'

/** How a call can go wrong; a `redirect` leads to a right answer. */
export type Misbehaviour = 'error' | 'hang' | 'garbage' | 'huge' | 'redirect' | 'odd'

export type OAuthStub = {
  /** All that the four providers take of the environment. */
  env: Record<string, string>
  /** Who sits before a provider's page from now on. */
  seat: (person: StubPerson) => void
  misbehave: (call: 'token' | 'person', how: Misbehaviour) => void
  /** Changes what Apple signs. */
  forge: (forgery: Forgery) => void
  /** Paths that were asked, oldest first. */
  asked: readonly string[]
  close: () => Promise<void>
}

type Grant = {
  provider: AuthProvider
  person: StubPerson
  redirectUri: string
  state: string
  challenge: string
  nonce: string
}

type Reply = { status: number; headers?: Record<string, string>; body: string }

const SECRET = 'secret-of-the-stub'

/**
 * The four providers on loopback, as strict as they are: a code is good once, for the client, the address and the
 * challenge it was given for. Their page asks a person, or takes `answer=yes` or `no` in its address.
 */
export async function startOAuthStub(publicOrigin: string, port = 0): Promise<OAuthStub> {
  const apple = await createApple()
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, StubPerson>()
  const asked: string[] = []
  const troubles = new Map<StubCall, Misbehaviour>()
  const met = new Set<string>()
  let forgery: Forgery = {}
  let seated: StubPerson = { id: '1' }

  function authorize(provider: AuthProvider, url: URL): Reply {
    const query = url.searchParams
    const fault = faultOf(provider, query, publicOrigin)
    if (fault) return { status: 400, body: fault }
    const answer = query.get('answer')
    if (answer === null) return askPage(url)
    const back = new URLSearchParams({ state: query.get('state') ?? '' })
    if (answer === 'no') back.set('error', STUB_PROVIDERS[provider].cancelled)
    else {
      const code = randomBytes(24).toString('base64url')
      grants.set(code, grantOf(provider, seated, query))
      back.set('code', code)
      if (provider === 'apple' && !met.has(seated.id)) back.set('user', appleUser(seated))
      met.add(seated.id)
    }
    const redirectUri = query.get('redirect_uri') ?? ''
    if (provider === 'apple') return postingPage(redirectUri, back)
    return { status: 302, headers: { location: `${redirectUri}?${back.toString()}` }, body: '' }
  }

  async function exchange(provider: AuthProvider, form: URLSearchParams): Promise<Reply> {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const fault =
      (await clientFaultOf(provider, form, apple)) ?? grantFaultOf(provider, form, grant)
    // Naver answers 200 whatever it says.
    if (fault) return json({ error: fault }, provider === 'naver' ? 200 : 400)
    const { person, nonce } = grant ?? { person: seated, nonce: '' }
    const token = randomBytes(24).toString('base64url')
    tokens.set(`${provider} ${token}`, person)
    return json({
      access_token: token,
      token_type: 'bearer',
      refresh_token: `refresh-${token}`,
      expires_in: 3_600,
      ...(provider === 'apple' && { id_token: await apple.sign(person, nonce, forgery) }),
    })
  }

  function tell(provider: AuthProvider, authorization = ''): Reply {
    const { describe } = STUB_PROVIDERS[provider]
    if (!describe) return json(apple.keys)
    const person = tokens.get(`${provider} ${authorization.replace('Bearer ', '')}`)
    return person ? json(describe(person)) : json({ msg: 'no such token', code: -401 }, 401)
  }

  async function reply(request: IncomingMessage): Promise<Reply | null> {
    const url = new URL(request.url ?? '/', 'http://stub')
    const found = findStubCall(url.pathname)
    if (!found) return { status: 404, body: 'no such path' }
    const { provider, call } = found
    asked.push(url.pathname)
    const trouble = url.searchParams.has('again') ? undefined : troubles.get(call)
    if (trouble) return misbehaved(trouble, url)
    if (call === 'authorize') return authorize(provider, url)
    if (call === 'person') return tell(provider, request.headers.authorization)
    return exchange(provider, new URLSearchParams(await text(request)))
  }

  const server = createServer((request, response) => {
    reply(request).then(
      (made) => made && send(response, made),
      (error: unknown) => send(response, { status: 500, body: String(error) }),
    )
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    env: environment(origin, apple),
    seat: (person) => (seated = person),
    misbehave: (call, how) => troubles.set(call, how),
    forge: (next) => (forgery = next),
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function environment(origin: string, apple: Apple): Record<string, string> {
  const pairs = AUTH_PROVIDERS.flatMap((key) => {
    const name = key.toUpperCase()
    const client = [
      [`${name}_CLIENT_ID`, `${key}-client`],
      [`${name}_CLIENT_SECRET`, SECRET],
    ]
    return [[`${name}_ORIGIN`, origin], ...(key === 'apple' ? [] : client)]
  })
  return { ...Object.fromEntries(pairs), ...apple.env }
}

function faultOf(provider: AuthProvider, query: URLSearchParams, publicOrigin: string) {
  const { binding, scopes } = STUB_PROVIDERS[provider]
  const registered = `${publicOrigin}/api/v1/auth/provider/callback/${provider}`
  if (query.get('response_type') !== 'code') return 'unsupported_response_type'
  if (query.get('redirect_uri') !== registered) return 'redirect_uri_mismatch'
  if (!query.get('state')) return 'state is missing'
  if ((query.get('scope') ?? '') !== scopes.join(' ')) return 'invalid_scope'
  if (binding === 'pkce' && query.get('code_challenge_method') !== 'S256') return 'no challenge'
  if (binding === 'nonce' && !query.get('nonce')) return 'no nonce'
  if (provider === 'apple' && query.get('response_mode') !== 'form_post') return 'invalid_request'
  return null
}

function grantOf(provider: AuthProvider, person: StubPerson, query: URLSearchParams): Grant {
  return {
    provider,
    person,
    redirectUri: query.get('redirect_uri') ?? '',
    state: query.get('state') ?? '',
    challenge: query.get('code_challenge') ?? '',
    nonce: query.get('nonce') ?? '',
  }
}

async function clientFaultOf(provider: AuthProvider, form: URLSearchParams, apple: Apple) {
  const secret = form.get('client_secret') ?? ''
  const isRight =
    provider === 'apple'
      ? form.get('client_id') === apple.env.APPLE_CLIENT_ID && (await apple.isClient(secret))
      : form.get('client_id') === `${provider}-client` && secret === SECRET
  return isRight ? null : 'invalid_client'
}

function grantFaultOf(provider: AuthProvider, form: URLSearchParams, grant: Grant | undefined) {
  if (form.get('grant_type') !== 'authorization_code') return 'unsupported_grant_type'
  if (grant?.provider !== provider) return 'invalid_grant'
  if (grant.redirectUri !== form.get('redirect_uri')) return 'invalid_grant'
  const { binding } = STUB_PROVIDERS[provider]
  if (binding === 'state' && form.get('state') !== grant.state) return 'invalid_request'
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return binding === 'pkce' && proof !== grant.challenge ? 'invalid_grant' : null
}

function appleUser({ name = '', email }: StubPerson): string {
  const [lastName = '', firstName = ''] = name.split(' ')
  return JSON.stringify({ name: { firstName, lastName }, email })
}

function misbehaved(how: Misbehaviour, url: URL): Reply | null {
  if (how === 'hang') return null
  if (how === 'error') return { status: 503, body: 'try later' }
  if (how === 'garbage') return { status: 200, body: '<html>' }
  if (how === 'odd') return json({ hello: 'world' })
  if (how === 'huge') return json({ access_token: 'x'.repeat(5_000_000) })
  return { status: 307, headers: { location: `${url.pathname}?again=1` }, body: '' }
}

function askPage(url: URL): Reply {
  const link = (answer: string) => `${url.pathname}${url.search}&answer=${answer}`
  const links = `<a href="${html(link('yes'))}">동의하기</a> <a href="${html(link('no'))}">취소</a>`
  return page(links)
}

function postingPage(action: string, fields: URLSearchParams): Reply {
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${html(value)}">`,
  )
  const form = `<form method="post" action="${html(action)}">${inputs.join('')}</form>`
  return page(`${form}<script>document.forms[0].submit()</script>`)
}

function page(body: string): Reply {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return { status: 200, headers, body: `<!doctype html><title>stub</title>${body}` }
}

function html(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function json(value: unknown, status = 200): Reply {
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  return { status, headers, body: JSON.stringify(value) }
}

function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  response.writeHead(status, headers).end(body)
}
