import { contract } from '@doran/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { createRateLimiter } from './rate-limiter.js'

const PATH = '/v1/openapi.json'
const Document = z.object({
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

it('lists every declared call and no other route', async () => {
  const answer = await startTestApi(await createTestDatabase())
    .browser()
    .request(PATH)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('cache-control')).toContain('public')
  const { openapi, info, paths } = Document.parse(await answer.json())
  expect(openapi).toMatch(/^3\.1\./)
  expect(info.version).toMatch(/^\d+\.\d+\.\d+/)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(Object.keys(contract).toSorted())
})

it('is not sent again to a browser that has it', async () => {
  const browser = startTestApi(await createTestDatabase()).browser()
  const etag = (await browser.request(PATH)).headers.get('etag') ?? ''

  const known = await browser.request(PATH, { headers: { 'if-none-match': `"old", W/${etag}` } })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
  const other = await browser.request(PATH, { headers: { 'if-none-match': '"old"' } })
  expect(other.status).toBe(200)
})

it('counts as a read of its address', async () => {
  const api = startTestApi(await createTestDatabase(), { rateLimiter: createRateLimiter(0.0001) })

  expect((await api.browser().request(PATH)).status).toBe(200)
  expect((await api.browser().request(PATH)).status).toBe(429)
})
