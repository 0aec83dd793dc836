import { describe, expect, it } from 'vitest'
import { afterTest } from '../../testing/shared-by-tests.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, readError } from '../../testing/test-browser.js'
import { comeBy, posted, sharedProviderApi } from '../../testing/test-provider.js'

const api = sharedProviderApi()

it.each(['kakao', 'naver', 'google'])(
  'a form posted to %s’s way back is not found',
  async (key) => {
    const form = new URLSearchParams({ code: 'x', state: 'y' })
    const response = await api().request(`/v1/auth/provider/callback/${key}`, posted(form))
    expect(response.status).toBe(404)
    expect((await readError(response)).error.code).toBe('NOT_FOUND')
  },
)

it('a form posted to Apple’s way back is no larger than it can be', async () => {
  const form = new URLSearchParams({ code: 'x'.repeat(17_000), state: 'y' })
  const response = await api().request('/v1/auth/provider/callback/apple', posted(form))
  expect(response.status).toBe(413)
  expect((await readError(response)).error.code).toBe('BODY_TOO_LARGE')
})

describe('a provider that there is not', () => {
  it.each(['myspace', 'credential', 'constructor', '%2e%2e', 'kakao%00'])(
    'is not found as %s',
    async (key) => {
      for (const init of [{}, { method: 'POST' }]) {
        const path = `/v1/auth/provider/callback/${key}?code=x&state=y`
        const response = await api().request(path, init)
        expect(response.status).toBe(404)
        expect((await readError(response)).error.code).toBe('NOT_FOUND')
      }
    },
  )

  it('is neither offered nor begun nor come back from where it is not configured', async () => {
    const { env } = api().stub
    const given = Object.entries(env).filter(([name]) => !name.startsWith('APPLE_'))
    const database = await createTestDatabase()
    const alone = startTestApi(database, {}, afterTest, Object.fromEntries(given))
    const browser = alone.browser()

    const { items } = await browser.api.call('GET /v1/auth/provider', {})
    expect(items).toEqual(['kakao', 'naver', 'google'])
    const start = browser.api.call('POST /v1/auth/provider/{provider}/start', {
      params: { provider: 'apple' },
      body: {},
    })
    expect(await codeOf(start)).toBe('NOT_FOUND')
    const back = await alone.request('/v1/auth/provider/callback/apple?code=x&state=y')
    expect(back.status).toBe(404)
  })
})

it.each([
  'sign-in/email',
  'sign-in/social',
  'sign-up/email',
  'get-session',
  'update-user',
  'delete-user',
  'change-email',
  'change-password',
  'set-password',
  'list-accounts',
  'link-social',
  'unlink-account',
  'get-access-token',
  'refresh-token',
  'list-sessions',
  'revoke-sessions',
  'sign-out',
  'error',
  'ok',
  'open-session',
  'forget-cookie',
])('the library’s own path %s is not found', async (path) => {
  const browser = api().browser()
  await comeBy(browser, 'google')
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(12), name: 'x' })
  const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  for (const init of [{}, post]) {
    const response = await browser.request(`/v1/auth/provider/${path}`, init)
    expect(response.status).toBe(404)
    expect((await readError(response)).error.code).toBe('NOT_FOUND')
  }
})
