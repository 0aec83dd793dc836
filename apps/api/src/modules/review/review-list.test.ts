import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { Genre, type QueryOf } from '@doran/contract'
import { allPages } from '../../testing/all-pages.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { addReview, listReviews, ownReview, summaryOf } from '../../testing/test-reviews.js'
import { profile, theme } from '../../schema/tables.js'

type Query = QueryOf<'GET /v1/tales/review'>

/** Reviews of two themes, of which one is rated 15; the newest last. */
async function start() {
  const api = startTestApi(await createTestDatabase())
  const themes = await api.deps.db.select().from(theme)
  const rated = themes.find(({ ageRating }) => ageRating === '15')
  const sixth = themes.find(({ id }) => id === SIXTH_KEY)
  if (!rated || !sixth) throw new Error('the shipped themes have changed')
  const now = api.deps.clock.now().getTime()
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => chatPerson(api)))
  const given = [
    { stars: 5, helpful: 0 },
    { stars: 4, helpful: 2, hasSpoiler: true },
    { stars: 4, helpful: 2, themeId: rated.id },
    { stars: 1, helpful: 7 },
    { stars: 3, helpful: 9, hiddenAt: new Date(now) },
  ]
  const ids: string[] = []
  for (const [at, more] of given.entries()) {
    const createdAt = new Date(now + at)
    ids.push(await addReview(api, people[at]?.profileId ?? '', { ...more, createdAt }))
  }
  const visitor = { browser: api.browser() }
  const shown = async (query: Query = {}, person: { browser: typeof visitor.browser } = visitor) =>
    (await listReviews(person, query)).items.map(({ id }) => ids.indexOf(id))
  return { api, ids, people, visitor, shown, rated, sixth }
}

describe('the list of reviews', () => {
  it('has what most found helpful first, the newest of as many, and nothing that is hidden', async () => {
    const { shown } = await start()
    expect(await shown()).toEqual([3, 2, 1, 0])
    expect(await shown({ sort: 'new' })).toEqual([3, 2, 1, 0])
    expect(await shown({ template: SIXTH_KEY })).toEqual([3, 1, 0])
    expect(await shown({ template: randomUUID() })).toEqual([])
  })

  it('is filtered by stars, genre and spoilers', async () => {
    const { shown, rated, sixth } = await start()
    expect(await shown({ stars: 4 })).toEqual([2, 1])
    expect(await shown({ stars: 4, noSpoilers: 'true' })).toEqual([2])
    expect(rated.genre).not.toBe(sixth.genre)
    const genre = Genre.parse(rated.genre)
    expect(await shown({ genre, sort: 'new' })).toEqual([2])
  })

  it.each(['helpful', 'new'] as const)('goes on where a page ended, by %s', async (sort) => {
    const { visitor, ids } = await start()
    const pages = await allPages((after) =>
      visitor.browser.api.call('GET /v1/tales/review', { query: { sort, limit: 1, ...after } }),
    )
    expect(pages.map((items) => items.map(({ id }) => ids.indexOf(id)))).toEqual([
      [3],
      [2],
      [1],
      [0],
    ])
  })

  it('refuses a cursor of the other order', async () => {
    const { visitor } = await start()
    const { nextCursor } = await listReviews(visitor, { limit: 1 })
    const cursor = nextCursor ?? ''
    expect(await codeOf(listReviews(visitor, { sort: 'new', cursor }))).toBe('INVALID_INPUT')
  })

  it('leaves out whoever blocked or is blocked', async () => {
    const { api, shown, people } = await start()
    const [first, second] = people
    const person = await chatPerson(api)
    if (!first || !second) throw new Error('unreachable: there are five')
    await blockPerson(person, first)
    await blockPerson(second, person)
    expect(await shown({}, person)).toEqual([3, 2])
  })

  it('leaves out what is rated 15 for whom their birthday closes it', async () => {
    const { api, shown } = await start()
    const person = await chatPerson(api)
    const birthday = `${new Date().getFullYear() - 14}-12-31`
    await api.deps.db.update(profile).set({ birthday }).where(eq(profile.id, person.profileId))
    expect(await shown({}, person)).toEqual([3, 1, 0])
  })

  it('tells whoever wrote a hidden review that it is', async () => {
    const { people } = await start()
    const author = people[4]
    if (!author) throw new Error('unreachable: there are five')
    expect(await ownReview(author)).toMatchObject({ isHidden: true, review: { stars: 3 } })
  })
})

describe('the summary', () => {
  it('counts what is shown, with one decimal', async () => {
    const { visitor, rated } = await start()
    expect(await summaryOf(visitor)).toEqual({ count: 4, average: 3.5, stars: [1, 0, 0, 2, 1] })
    expect(await summaryOf(visitor, { template: SIXTH_KEY })).toEqual({
      count: 3,
      average: 3.3,
      stars: [1, 0, 0, 1, 1],
    })
    const genre = Genre.parse(rated.genre)
    expect(await summaryOf(visitor, { genre })).toMatchObject({ count: 1, average: 4 })
    expect(await summaryOf(visitor, { template: randomUUID() })).toEqual({
      count: 0,
      average: null,
      stars: [0, 0, 0, 0, 0],
    })
  })
})
