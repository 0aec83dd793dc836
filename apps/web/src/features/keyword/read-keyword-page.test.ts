import type { KeywordPair } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { ApiError } from '@doran/api-client'
import { expect, test } from 'vitest'
import { aKeywordPage } from '../../testing/a-keyword-page'
import { readKeywordAddress } from './keyword-address'
import { readKeywordPage } from './read-keyword-page'

const page = aKeywordPage()
const CANONICAL = '/story/%EC%B6%94%EB%A6%AC/%EB%B0%80%EC%8B%A4'

const notFound = new ApiError({ code: 'NOT_FOUND', message: '', status: 404 })

async function read(pair: KeywordPair, answer: unknown = page) {
  const { client, requests: calls } = fakeApi({ 'GET /v1/tales/keyword/{k1}/{k2}': [answer] }, [])
  return { found: await readKeywordPage(client, pair), calls }
}

test('the canonical address has the page', async () => {
  const { found, calls } = await read(
    readKeywordAddress({ keyword1: '%EC%B6%94%EB%A6%AC', keyword2: '밀실' }),
  )
  expect(found).toEqual({ page })
  expect(calls[0]?.input['params']).toEqual({ k1: '추리', k2: '밀실' })
})

test.each<KeywordPair>([
  ['밀실', '추리'],
  ['미스터리', '밀실'],
  ['추리'.normalize('NFD'), '밀실'],
  ['추리 ', '밀실'],
])('%s and %s lead to it for good', async (k1, k2) => {
  expect((await read([k1, k2])).found).toEqual({ movedTo: CANONICAL })
})

test('unknown words are searched for', async () => {
  const { found } = await read(['로맨스'.normalize('NFD'), '없는 & 말'], notFound)
  const unknown = 'unknown' in found ? new URL(found.unknown, 'https://doran.example') : null
  expect(unknown?.pathname).toBe('/search')
  expect(unknown?.searchParams.get('q')).toBe('로맨스 없는 & 말')
})

test.each<KeywordPair>([
  ['..', 'template'],
  ['로맨스', '..'],
  ['.', '로맨스'],
  ['로맨스', ' '],
])('%s and %s are no words to ask the API for', async (k1, k2) => {
  const { found, calls } = await read([k1, k2])
  expect(found).toHaveProperty('unknown')
  expect(calls).toEqual([])
})

test('a segment that is no text is taken as it is', () => {
  expect(readKeywordAddress({ keyword1: '%E0%A4%A', keyword2: '%25' })).toEqual(['%E0%A4%A', '%'])
})

test('another failure is told', async () => {
  const broken = new ApiError({ code: 'TOO_MANY', message: '', status: 429 })
  await expect(read(['추리', '밀실'], broken)).rejects.toBe(broken)
})
