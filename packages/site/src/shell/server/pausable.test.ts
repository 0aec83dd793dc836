// @vitest-environment node
import { ApiError } from '@doran/api-client'
import { expect, it } from 'vitest'
import { pausable, unlessPaused } from './pausable.js'
import { servePage } from './serve-page.fake.js'

const limited = new ApiError({ code: 'TOO_MANY', message: 'x', status: 429, retryAfter: 41 })
const broken = new ApiError({ code: 'UNKNOWN', message: 'x', status: 500 })

const failing = (error: Error) =>
  pausable(async () => {
    throw error
  })

it('answers a visitor over the limit with 429 and when to come back', async () => {
  const answer = await servePage(failing(limited))
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('41')
})

it('leaves other answers as they are', async () => {
  expect((await servePage(pausable(() => Promise.resolve('page')))).status).toBe(200)
  expect((await servePage(failing(broken))).status).toBe(500)
  await expect(failing(broken)({})).rejects.toBe(broken)
})

it('renders where nothing is being answered', async () => {
  await expect(failing(limited)({})).resolves.toBeDefined()
})

it('reads nothing beside a page that pauses, and hides no other failure', async () => {
  expect(await unlessPaused(Promise.reject(limited))).toBeNull()
  await expect(unlessPaused(Promise.reject(broken))).rejects.toBe(broken)
})
