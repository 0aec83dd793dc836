import { randomUUID } from 'node:crypto'
import { MEMBER_HEADER } from '@doran/contract/names'
import { describe, expect, it } from 'vitest'
import { createRateLimiter } from '../src/platform/http/rate-limiter.js'
import { signInOf, startWithMember } from '../src/testing/test-account.js'
import { FRONT_DOOR_SECRET, createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { readError } from '../src/testing/test-browser.js'

describe('a credential', () => {
  it.each(['doran_visitor=short', 'doran_visitor=', `doran_visitor=${'x'.repeat(5_000)}`, '=;=;;'])(
    'cookie of the shape %.30s counts as none',
    async (cookie) => {
      const api = startTestApi(await createTestDatabase())

      const response = await api.request('/v1/tales/session/my', { headers: { cookie } })

      expect(await response.json()).toEqual({ items: [], nextCursor: null })
    },
  )

  it('is handed out once, HttpOnly, and only its hash is stored', async () => {
    const api = startTestApi(await createTestDatabase())
    const browser = api.browser()
    await browser.openStory()
    await browser.openStory()

    const credential = /doran_visitor=([\w-]{43})/.exec(browser.cookies())?.[1] ?? ''
    const { rows } = await api.deps.database.pool.query('select * from visitor')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(credential)
    const { items } = await browser.api.call('GET /v1/tales/session/my', { query: {} })
    expect(items).toHaveLength(2)
  })
})

it('a refused first call makes no visitor', async () => {
  const api = startTestApi(await createTestDatabase())
  const body = JSON.stringify({ clientSessionId: 'abcdefghij', templateUuid: randomUUID() })

  const response = await api.browser().request('/v1/tales/session', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })

  expect(response.status).toBe(404)
  const { rows } = await api.deps.database.pool.query('select count(*) from visitor')
  expect(rows).toEqual([{ count: 0 }])
})

describe('the limit', () => {
  it('counts by the address the front door tells, not by the one a client claims', async () => {
    const api = startTestApi(await createTestDatabase(), { rateLimiter: createRateLimiter(0.01) })
    const ask = (headers: Record<string, string>) => api.request('/v1/home', { headers })
    const door = (address: string) => ({
      'x-doran-front-door': FRONT_DOOR_SECRET,
      'x-doran-client-address': address,
    })
    const drain = async (headers: () => Record<string, string>) => {
      for (let count = 0; count < 40; count += 1) {
        const response = await ask(headers())
        if (response.status === 429) return response
      }
      return null
    }

    const refused = await drain(() => ({
      'x-forwarded-for': randomUUID(),
      'x-doran-client-address': `203.0.113.${Math.floor(Math.random() * 250)}`,
      'x-doran-front-door': 'guessed',
    }))

    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(door('198.51.100.7'))).status).toBe(200)
    expect((await drain(() => door('198.51.100.8')))?.status).toBe(429)
  })
})

it('changes nothing of a member by a page that was drawn for another', async () => {
  const { api, browser, me } = await startWithMember()
  const drawnFor = (id: string) => ({
    method: 'DELETE',
    headers: { 'content-type': 'application/json', [MEMBER_HEADER]: id },
  })

  const refused = await browser.request('/v1/user', drawnFor(api.deps.newId()))
  expect((await readError(refused)).error.code).toBe('SESSION_EXPIRED')
  expect(await signInOf(browser)).toBe('no error')

  const done = await browser.request('/v1/user', drawnFor(me.id))
  expect(done.status).toBe(200)
})
