import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startWatchedApi } from '../../testing/calls/watched-api.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createRateLimiter } from './rate-limiter.js'

const HEAD: RequestInit = { method: 'HEAD' }
const streamOf = (turnUuid: string) => `/v1/tales/turn/${turnUuid}/stream`

it('HEAD of a stream is answered to its owner alone', async () => {
  const api = startTestApi(await createTestDatabase())
  const [owner, other] = [api.browser(), api.browser()]
  const { session } = await owner.openStory()
  await other.openStory()

  const mine = await owner.request(streamOf(session.leafTurnId), HEAD)
  expect(mine.status).toBe(200)
  expect(mine.headers.get('content-type')).toContain('text/event-stream')
  expect((await other.request(streamOf(session.leafTurnId), HEAD)).status).toBe(404)
  expect((await owner.request(streamOf(randomUUID()), HEAD)).status).toBe(404)
  expect((await owner.request(streamOf('garbage'), HEAD)).status).toBe(404)
})

it('HEAD of a stream counts as a read', async () => {
  const api = startTestApi(await createTestDatabase(), { rateLimiter: createRateLimiter(0.001) })
  const browser = api.browser()
  const { session } = await browser.openStory()

  expect((await browser.request(streamOf(session.leafTurnId), HEAD)).status).toBe(200)
  expect((await browser.request(streamOf(session.leafTurnId), HEAD)).status).toBe(429)
})

it('an answer without a body is not kept', async () => {
  const browser = startTestApi(await createTestDatabase()).browser()

  const answer = await browser.request('/v1/tales/ai-notice', { method: 'PUT' })

  expect(answer.status).toBe(204)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['https://doran.example', 'max-age=31536000'],
  ['http://localhost:3000', null],
])('answers of %s ask browsers for https: %s', async (PUBLIC_ORIGIN, expected) => {
  const api = await startWatchedApi({ env: { PUBLIC_ORIGIN } })
  const browser = api.browser()
  const { session } = await browser.openStory()

  const paths = ['/v1/tales/theme', streamOf(session.leafTurnId), '/v1/nothing', '/healthz']
  for (const path of paths) {
    const response = await browser.request(path)
    expect([path, response.headers.get('strict-transport-security')]).toEqual([path, expected])
    await response.body?.cancel()
  }
})
