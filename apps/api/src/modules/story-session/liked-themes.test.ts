import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Genre, type LikedTheme, type QueryOf } from '@doran/contract'
import { allPages } from '../../testing/all-pages.js'
import { startTimedApi, type TestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { deleteStory } from '../../testing/test-stories.js'
import { like as likeTable, profile, theme, themeVersion } from '../../schema/tables.js'

type Query = QueryOf<'GET /v1/tales/liked-template'>

const likedBy = ({ api }: Browser, query: Query = {}) =>
  api.call('GET /v1/tales/liked-template', { query })
const idsOf = (items: readonly LikedTheme[]) => items.map(({ targetId }) => targetId)

async function start() {
  const { api, clock } = await startTimedApi()
  const { browser: reader, profileId } = await chatPerson(api)
  const like = async (targetId: string) => {
    await reader.api.call('POST /v1/like/{targetType}/{targetId}', {
      params: { targetType: 'theme', targetId },
    })
    clock.advance(1_000)
  }
  return { api, clock, reader, profileId, like }
}

const themesOf = ({ deps }: TestApi) =>
  deps.db.select().from(theme).where(eq(theme.ageRating, 'all')).orderBy(theme.id)

/** Gives a theme's version the time at which it came. */
async function publish({ deps }: TestApi, themeId: string, createdAt: Date): Promise<void> {
  const [row] = await deps.db.select().from(theme).where(eq(theme.id, themeId))
  await deps.db
    .update(themeVersion)
    .set({ createdAt })
    .where(eq(themeVersion.hash, row?.currentVersionHash ?? ''))
}

describe('liked themes', () => {
  it('are a member’s own, the last liked first', async () => {
    const { api, reader, like } = await start()
    const [one, two] = await themesOf(api)
    await like(one?.id ?? '')
    await like(two?.id ?? '')

    const { items } = await likedBy(reader)

    expect(idsOf(items)).toEqual([two?.id, one?.id])
    expect(items[0]).toMatchObject({ theme: { title: two?.title }, isRead: false, hasNews: false })
    expect((await likedBy((await chatPerson(api)).browser)).items).toEqual([])
    expect(await codeOf(likedBy(api.browser()))).toBe('LOGIN_REQUIRED')
  })

  it('are filtered by genre and by what was never read', async () => {
    const { api, reader, like } = await start()
    const [one, ...others] = await themesOf(api)
    const other = others.find(({ genre }) => genre !== one?.genre)
    for (const each of [one, other]) await like(each?.id ?? '')
    const genre = Genre.parse(one?.genre)

    expect(idsOf((await likedBy(reader, { genre })).items)).toEqual([one?.id])
    const view = await reader.openStory(one?.id)
    const unread = async () => idsOf((await likedBy(reader, { unread: 'true' })).items)
    // Opened alone it is not read.
    expect(await unread()).toEqual([other?.id, one?.id])
    settledTurn(await reader.tell(view))
    expect(await unread()).toEqual([other?.id])
    await deleteStory(reader, view)
    expect(await unread()).toEqual([other?.id, one?.id])
  })

  it('have news once a version came after the like and the last reading', async () => {
    const { api, clock, reader, like } = await start()
    await like(SIXTH_KEY)
    const news = async () => (await likedBy(reader)).items.map(({ hasNews }) => hasNews)

    await publish(api, SIXTH_KEY, clock.now())
    expect(await news()).toEqual([true])
    clock.advance(1_000)
    await reader.openStory()
    expect(await news()).toEqual([false])
    clock.advance(1_000)
    await publish(api, SIXTH_KEY, clock.now())
    expect(await news()).toEqual([true])
  })

  it('stay without a card when they are gone, and are left out while they are closed to the member', async () => {
    const { api, reader, profileId, like } = await start()
    await like(SIXTH_KEY)
    const createdAt = api.deps.clock.now()
    const gone = { profileId, targetType: 'theme' as const, targetId: randomUUID(), createdAt }
    await api.deps.db.insert(likeTable).values(gone)
    await api.deps.db.update(theme).set({ ageRating: '15' }).where(eq(theme.id, SIXTH_KEY))

    expect(idsOf((await likedBy(reader, { unread: 'true' })).items)).toEqual([SIXTH_KEY])
    await api.deps.db
      .update(profile)
      .set({ birthday: '2015-01-01' })
      .where(eq(profile.id, profileId))
    const { items } = await likedBy(reader)
    expect(items).toMatchObject([
      { targetId: gone.targetId, theme: null, isRead: false, hasNews: false },
    ])
    expect(items).toHaveLength(1)
    expect((await likedBy(reader, { unread: 'true' })).items).toEqual([])
  })
})

describe('the order of liked themes', () => {
  it('is by news, and by length, the shortest first', async () => {
    const { api, clock, reader, like } = await start()
    const [short, long] = await themesOf(api)
    const [shortId, longId] = [short?.id ?? '', long?.id ?? '']
    await api.deps.db.update(theme).set({ length: 'short' }).where(eq(theme.id, shortId))
    await api.deps.db.update(theme).set({ length: 'long' }).where(eq(theme.id, longId))
    await like(shortId)
    await like(longId)

    expect(idsOf((await likedBy(reader, { sort: 'length' })).items)).toEqual([shortId, longId])
    await publish(api, shortId, clock.now())
    expect(idsOf((await likedBy(reader, { sort: 'news' })).items)).toEqual([shortId, longId])
    clock.advance(1_000)
    await publish(api, longId, clock.now())
    expect(idsOf((await likedBy(reader, { sort: 'news' })).items)).toEqual([longId, shortId])
  })

  it('has each theme once over all pages, whatever the sort', async () => {
    const { api, reader, profileId } = await start()
    const ids = (await themesOf(api)).slice(0, 5).map(({ id }) => id)
    const createdAt = api.deps.clock.now()
    const rows = ids.map((targetId) => ({
      profileId,
      targetType: 'theme' as const,
      targetId,
      createdAt,
    }))
    await api.deps.db.insert(likeTable).values(rows)

    for (const sort of ['recent', 'news', 'length'] as const) {
      const pages = await allPages((after) => likedBy(reader, { sort, limit: 2, ...after }))
      expect(idsOf(pages.flat()).toSorted()).toEqual(ids.toSorted())
    }
    const { nextCursor } = await likedBy(reader, { limit: 2 })
    const other = likedBy(reader, { sort: 'length', ...(nextCursor && { cursor: nextCursor }) })
    expect(await codeOf(other)).toBe('INVALID_INPUT')
  })
})
