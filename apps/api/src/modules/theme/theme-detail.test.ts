import { STATS_SHOWN_FROM } from '@doran/contract/theme/limits'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { startTimedApi, type TestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf } from '../../testing/test-browser.js'
import { createMember } from '../../testing/test-member.js'
import { addReading, addReview, ENDING } from '../../testing/test-reviews.js'
import { ensureOfficialAccount } from '../account/index.js'
import { characterIdOf } from './character-id.js'
import { countReaders } from './count-readers.js'

const FRESH_MS = 300_000

const detailOf = async (api: TestApi) =>
  api.browser().api.call('GET /v1/tales/template/{templateUUID}', {
    params: { templateUUID: SIXTH_KEY },
  })

const addReaders = (api: TestApi, many: number, reading: Parameters<typeof addReading>[2] = {}) =>
  Promise.all(
    Array.from({ length: many }, async () => {
      const { profileId } = await createMember(api.deps)
      await addReading(api, profileId, { turns: 1, ...reading })
      return profileId
    }),
  )

it('shows how many read and finished once enough people did, and counts no imported story', async () => {
  const { api, clock } = await startTimedApi()
  const count = () => countReaders(systemContext(api.deps))
  const [again = ''] = await addReaders(api, STATS_SHOWN_FROM.readers - 1, { ending: ENDING })
  await addReading(api, again, { turns: 3 })
  await addReaders(api, 3, { ending: ENDING, session: { origin: 'imported' } })
  await addReaders(api, 1, { turns: 0 })
  await count()
  expect((await detailOf(api)).stats).toEqual({ readers: null, completion: null, rating: null })

  await addReaders(api, 11)
  await count()
  clock.advance(FRESH_MS)

  expect((await detailOf(api)).stats).toEqual({ readers: 40, completion: 73, rating: null })
})

it('shows what reviews give it from the third one on', async () => {
  const { api } = await startTimedApi()
  const give = async (stars: number, more = {}) =>
    addReview(api, (await createMember(api.deps)).profileId, { stars, ...more })
  await give(5)
  await give(4)
  await give(1, { hiddenAt: new Date() })
  expect((await detailOf(api)).stats.rating).toBeNull()
  await give(4)
  expect((await detailOf(api)).stats.rating).toEqual({ average: 4.3, count: 3 })
})

it('names its maker, its other openings and its cast by ids that stay', async () => {
  const { api } = await startTimedApi()
  const detail = await detailOf(api)
  expect(detail.maker).toEqual({
    profileId: await ensureOfficialAccount(systemContext(api.deps)),
    name: '도란지기',
  })
  expect(detail.cast.map(({ id }) => id)).toEqual(
    detail.cast.map(({ name }) => characterIdOf(SIXTH_KEY, name)),
  )
  expect(new Set(detail.cast.map(({ id }) => id)).size).toBe(detail.cast.length)
  for (const { text } of detail.moreOpenings) expect(text).not.toBe(detail.opening)
})

it('is none where no theme is', async () => {
  const { api } = await startTimedApi()
  const call = api.browser().api.call('GET /v1/tales/template/{templateUUID}', {
    params: { templateUUID: characterIdOf(SIXTH_KEY, '아무도') },
  })
  expect(await codeOf(call)).toBe('NOT_FOUND')
})
