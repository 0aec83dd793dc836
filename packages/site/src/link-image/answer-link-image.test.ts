import { ApiError } from '@doran/api-client'
import { expect, it } from 'vitest'
import { answerLinkImage } from './answer-link-image.js'
import { DrawingRefused, type Audience } from './link-subject.js'

const address = '/og/game/g/aaaa.png'
const drawn = (audience: Audience) => () =>
  Promise.resolve({ address, audience, png: new ArrayBuffer(3) })

it.each([
  ['everyone', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['until-withdrawn', 'public, max-age=30'],
  ['owner', 'private, no-store'],
] as const)('lets caches keep what is for %s so long', async (audience, cache) => {
  const answer = await answerLinkImage('aaaa.png', drawn(audience))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe(cache)
  expect((await answer.arrayBuffer()).byteLength).toBe(3)
})

it('leads from an older file to the picture of today', async () => {
  const answer = await answerLinkImage('0000.png', drawn('everyone'))
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(address)
})

it('is no page and no picture for a thing that is gone', async () => {
  const answer = await answerLinkImage('aaaa.png', () => Promise.resolve(null))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

it('says how long to wait, and hides no fault of its own', async () => {
  const limited = new ApiError({ code: 'TOO_MANY', message: '', status: 429, retryAfter: 9 })
  const later = await answerLinkImage('aaaa.png', () => Promise.reject(limited))
  expect([later.status, later.headers.get('retry-after')]).toEqual([503, '9'])
  expect(later.headers.get('cache-control')).toBe('no-store')
  const refused = await answerLinkImage('aaaa.png', () => Promise.reject(new DrawingRefused()))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  const bug = new Error('bug')
  await expect(answerLinkImage('aaaa.png', () => Promise.reject(bug))).rejects.toBe(bug)
})
