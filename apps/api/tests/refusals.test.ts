import { randomUUID } from 'node:crypto'
import { contract, type CallDeclaration } from '@doran/contract'
import { LENGTHS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { createTestDatabase, sharedTestApi, startTestApi } from '../src/testing/test-app.js'
import { readError } from '../src/testing/test-browser.js'

/** What is refused leaves nothing behind. */
const api = sharedTestApi()

const JSON_TYPE = { 'content-type': 'application/json' }
const SESSIONS = '/v1/tales/session'

/** A cursor in the API's own shape, with a position that no row has. */
const cursorOf = (position: object) =>
  `?cursor=${Buffer.from(JSON.stringify({ id: randomUUID(), ...position })).toString('base64url')}`

const post = (
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = JSON_TYPE,
): RequestInit => ({
  method: 'POST',
  body,
  headers,
})

describe('a body', () => {
  it.each([
    ['malformed JSON', post('{"clientSessionId":'), 400, 'INVALID_INPUT'],
    ['nothing', post(''), 400, 'INVALID_INPUT'],
    ['a list', post('[]'), 400, 'INVALID_INPUT'],
    ['text', post('{}', { 'content-type': 'text/plain' }), 415, 'BODY_TYPE'],
    [
      'a form',
      post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'BODY_TYPE',
    ],
    ['too many bytes', post(' '.repeat(LENGTHS.jsonBody + 1)), 413, 'BODY_TOO_LARGE'],
    [
      'a polluting key',
      post('{"__proto__":{"clientSessionId":"aaaaaaaaaaaa"}}'),
      400,
      'INVALID_INPUT',
    ],
    ['deep nesting', post('['.repeat(8_000)), 400, 'INVALID_INPUT'],
    ['deep lists', post('['.repeat(8_000) + ']'.repeat(8_000)), 400, 'INVALID_INPUT'],
  ])('of %s is refused', async (_, init, status, code) => {
    const response = await api().browser().request(SESSIONS, init)

    expect(response.status).toBe(status)
    const { error } = await readError(response)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(/요\./)
    expect(response.headers.get('x-request-id')).toBe(error.requestId)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('without a length is cut off while it comes', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(8_192).fill(32))
      },
    })

    const response = await api()
      .browser()
      .request(SESSIONS, {
        ...post(endless),
        duplex: 'half',
      })

    expect(response.status).toBe(413)
    expect(pulled).toBeLessThan(10)
  })
})

describe('an origin', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['null', { origin: 'null' }],
    ['a cross-site fetch', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ])('of %s may not write', async (_, headers) => {
    const response = await api()
      .browser()
      .request(SESSIONS, post('{}', { ...JSON_TYPE, ...headers }))

    expect(response.status).toBe(403)
    expect((await readError(response)).error.code).toBe('NOT_ALLOWED')
  })

  it('must be told for every write', async () => {
    expect((await api().request(SESSIONS, post('{}'))).status).toBe(403)
  })
})

describe('a list', () => {
  it.each([
    ['?genre=없는갈래', 'genre', /장르/],
    ['?cursor=broken!', 'cursor', /새로고침/],
    ['?cursor=e30', 'cursor', /새로고침/],
    [cursorOf({ sort: 'new', publishedAt: '0000-01-01T00:00:00.000Z' }), 'cursor', /새로고침/],
    [
      cursorOf({ sort: 'new', publishedAt: `2026-01-01T00:00:00.${'1'.repeat(150)}Z` }),
      'cursor',
      /새로고침/,
    ],
    [`${cursorOf({ sort: 'title', title: '\u0000' })}&sort=title`, 'cursor', /새로고침/],
    [`?q=${'가'.repeat(51)}`, 'q', /50자/],
    ['?limit=1000000000', 'limit', /요\./],
    ['?sort=popular', 'sort', /요\./],
  ])('with %s is refused by field', async (query, field, message) => {
    const response = await api().request(`/v1/tales/template${query}`)

    expect(response.status).toBe(400)
    const { error } = await readError(response)
    expect(error).toMatchObject({ code: 'INVALID_INPUT', field })
    expect(error.message).toMatch(message)
  })

  it.each(['밀실', 'ㅁㅅ', '🔑', '%', '_', "'; drop table theme; --"])(
    'searched for %s answers a page',
    async (q) => {
      const browser = api().browser()

      const { items } = await browser.api.call('GET /v1/tales/template', { query: { q } })

      expect(items.length > 0).toBe(q === '밀실' || q === 'ㅁㅅ')
    },
  )
})

it('HEAD opens no stream', async () => {
  const own = startTestApi(await createTestDatabase())
  const browser = own.browser()
  const view = await browser.openStory()
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()

  for (let count = 0; count < 50; count += 1) {
    const turn = view.session.leafTurnId
    await browser.request(`/v1/tales/turn/${turn}/stream`, { method: 'HEAD' })
  }

  expect(timers() - before).toBeLessThan(10)
})

it('an id counts the same in capitals', async () => {
  const browser = startTestApi(await createTestDatabase()).browser()
  const view = await browser.openStory()

  const events = await browser.tell(view, {
    parentTurnUuid: view.session.leafTurnId.toUpperCase(),
  })

  expect(events.at(-1)).toMatchObject({ type: 'settled', turn: { status: 'done' } })
})

const declared = (): [string, CallDeclaration][] => Object.entries(contract)

it('every declared call answers a stranger with a declared refusal or its reply, never a 5xx', async () => {
  const own = startTestApi(await createTestDatabase())
  for (const [key, declaration] of declared()) {
    const [method = '', template = ''] = key.split(' ')
    const path = template.replace(/\{\w+\}/g, randomUUID())
    const init =
      method === 'GET' ? {} : { ...(method !== 'DELETE' && post('{}')), method, headers: JSON_TYPE }

    const response = await own.browser().request(path, { ...init })

    const open = declaration.file ? [415] : [200, 204, 400, 404]
    const answers = declaration.actor === 'member' ? [401] : open
    expect(answers, `${key} answered ${response.status}`).toContain(response.status)
  }
})

it('answers an unknown path with the envelope', async () => {
  const own = startTestApi(await createTestDatabase())

  const response = await own.request('/v1/nothing')

  expect(response.status).toBe(404)
  expect((await readError(response)).error.code).toBe('NOT_FOUND')
})
