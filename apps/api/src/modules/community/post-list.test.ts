import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import {
  createTestDatabase,
  sharedTestApi,
  startTestApi,
  type TestApi,
} from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { blockPerson } from '../../testing/test-comments.js'
import {
  addPost,
  commentOn,
  like,
  listed,
  pin,
  remove,
  establishedPerson,
  write,
} from '../../testing/test-community.js'
import { OFFICIAL_PROFILE_ID } from '../profile/index.js'

type Query = Parameters<typeof listed>[1]
type Someone = Parameters<typeof listed>[0]

/** An API of its own, whose clock stands. */
async function startAlone() {
  const clock = createManualClock(new Date())
  return { clock, own: startTestApi(await createTestDatabase(), { clock }) }
}

const toPost = (targetId: string) => ({ params: { targetType: 'post', targetId } }) as const

const save = ({ browser }: Someone, postId: string) =>
  browser.api.call('POST /v1/save/{targetType}/{targetId}', { ...toPost(postId), body: {} })

const unsave = ({ browser }: Someone, postId: string) =>
  browser.api.call('DELETE /v1/save/{targetType}/{targetId}', toPost(postId))

/** The ids of all pages, without the product's own posts. */
async function idsOf(who: Someone, query: Query = {}): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await listed(who, { limit: 2, ...query, ...(cursor && { cursor }) })
    ids.push(
      ...page.items.filter(({ author }) => author?.id !== OFFICIAL_PROFILE_ID).map(({ id }) => id),
    )
    cursor = page.nextCursor
  } while (cursor)
  return ids
}

const visitor = (own: TestApi) => ({ browser: own.browser() })

describe('the list of posts', () => {
  it('is the newest first, of one board or author, each once over all pages', async () => {
    const { own, clock } = await startAlone()
    const [one, other] = [await establishedPerson(own), await establishedPerson(own)]
    const written: { id: string; board: string; by: string }[] = []
    for (const [who, board] of [
      [one, 'free'],
      [other, 'idea'],
      [one, 'idea'],
      [one, 'free'],
      [other, 'free'],
    ] as const) {
      clock.advance(1_000)
      const { id } = await write(who, { board })
      written.unshift({ id, board, by: who.profileId })
    }
    const idsWhere = (matches: (post: (typeof written)[number]) => boolean) =>
      written.filter(matches).map(({ id }) => id)
    const reader = visitor(own)

    expect(await idsOf(reader, { sort: 'new' })).toEqual(idsWhere(() => true))
    expect(await idsOf(reader, { sort: 'new', board: 'idea' })).toEqual(
      idsWhere(({ board }) => board === 'idea'),
    )
    const author = one.profileId
    expect(await idsOf(reader, { sort: 'new', author })).toEqual(
      idsWhere(({ by }) => by === author),
    )
    expect(await idsOf(reader, { sort: 'hot', author, board: 'free' })).toEqual(
      idsWhere(({ by, board }) => by === author && board === 'free'),
    )
  })

  it('puts what many talk about before what two say much of', async () => {
    const { own } = await startAlone()
    const [author, a, b, c] = [
      await establishedPerson(own),
      await establishedPerson(own),
      await establishedPerson(own),
      await establishedPerson(own),
    ]
    const quarrel = await write(author, { title: '둘이 다투는 글' })
    const talk = await write(author, { title: '셋이 나누는 글' })
    for (const who of [a, b, a, b, a, b, author]) await commentOn(who, quarrel.id)
    for (const who of [a, b, c]) await commentOn(who, talk.id)
    const reader = visitor(own)

    expect(await idsOf(reader)).toEqual([talk.id, quarrel.id])
    for (const who of [a, b, c]) await like(who, quarrel.id)
    expect(await idsOf(reader)).toEqual([quarrel.id, talk.id])
    for (const who of [a, b, c]) {
      await who.browser.api.call('DELETE /v1/like/{targetType}/{targetId}', toPost(quarrel.id))
    }
    expect(await idsOf(reader)).toEqual([talk.id, quarrel.id])
  })

  it('asks twice the points of what is a day older', async () => {
    const { own, clock } = await startAlone()
    const [author, a, b] = [
      await establishedPerson(own),
      await establishedPerson(own),
      await establishedPerson(own),
    ]
    const old = await write(author)
    await like(a, old.id)
    // As high as a post without points a day later: an hour on either side leaves no doubt.
    clock.advance(23 * 3_600_000)
    const sooner = await write(author)
    clock.advance(2 * 3_600_000)
    const later = await write(author)
    const reader = visitor(own)

    expect(await idsOf(reader)).toEqual([later.id, old.id, sooner.id])
    await commentOn(a, old.id)
    await like(b, old.id)
    expect(await idsOf(reader)).toEqual([old.id, later.id, sooner.id])
  })

  it('by what lasts counts who saved it, also when many do at once', async () => {
    const { own } = await startAlone()
    const author = await establishedPerson(own)
    const savers = await Promise.all(Array.from({ length: 5 }, () => establishedPerson(own)))
    const [kept, less, none] = [await write(author), await write(author), await write(author)]
    await Promise.all(savers.map((saver) => save(saver, kept.id)))
    for (const saver of savers.slice(0, 3)) {
      await save(saver, less.id)
      await save(saver, less.id)
    }
    const reader = visitor(own)

    expect(await idsOf(reader, { sort: 'lasting' })).toEqual([kept.id, less.id, none.id])
    await Promise.all(savers.map((saver) => unsave(saver, kept.id)))
    expect((await idsOf(reader, { sort: 'lasting' }))[0]).toBe(less.id)
  })

  it('is without who blocked the reader, and whom the reader blocked', async () => {
    const { own } = await startAlone()
    const [reader, blocked, blocker] = [
      await establishedPerson(own),
      await establishedPerson(own),
      await establishedPerson(own),
    ]
    const mine = await write(reader)
    await write(blocked)
    await write(blocker)
    await blockPerson(reader, blocked)
    await blockPerson(blocker, reader)

    for (const sort of ['hot', 'new', 'lasting'] as const) {
      expect(await idsOf(reader, { sort })).toEqual([mine.id])
    }
    expect(await idsOf(reader, { author: blocker.profileId })).toEqual([])
    expect(await idsOf(visitor(own))).toHaveLength(3)
  })

  it('has what is pinned above its first page alone, two at most', async () => {
    const { own, clock } = await startAlone()
    const [author, admin] = [
      await establishedPerson(own),
      await establishedPerson(own, { roles: ['admin'] }),
    ]
    const posts = []
    for (let at = 0; at < 4; at += 1) {
      clock.advance(1_000)
      posts.push(await write(author))
    }
    const [first, second, third, fourth] = posts.map(({ id }) => id)
    if (!first || !second || !third || !fourth) throw new Error('four were written')
    for (const id of [first, second, third, third]) {
      clock.advance(1_000)
      await pin(admin, id)
    }
    const reader = visitor(own)

    const page = await listed(reader, { sort: 'new', limit: 1 })
    expect(page.pinned.map(({ id, isPinned }) => [id, isPinned])).toEqual([
      [third, true],
      [second, true],
    ])
    const next = await listed(reader, { sort: 'new', cursor: page.nextCursor ?? '' })
    expect(next.pinned).toEqual([])
    expect(await idsOf(reader, { sort: 'new' })).toEqual([fourth, first])
    const ofAuthor = await listed(reader, { author: author.profileId, sort: 'new' })
    expect(ofAuthor.pinned).toEqual([])
    expect(ofAuthor.items).toHaveLength(4)
    await pin(admin, third, false)
    await remove(author, second)
    expect((await listed(reader)).pinned.map(({ id }) => id)).not.toContain(second)
    expect((await listed(reader)).items.map(({ id }) => id)).toContain(third)
    expect(await codeOf(pin(admin, second))).toBe('NOT_FOUND')
    expect(await codeOf(pin(author, first))).toBe('NOT_FOUND')
  })

  it('refuses a cursor of another order', async () => {
    const { own } = await startAlone()
    const author = await establishedPerson(own)
    for (let at = 0; at < 2; at += 1) await addPost(own, author.profileId)
    const { nextCursor } = await listed(visitor(own), { sort: 'new', limit: 1 })
    const other = listed(visitor(own), { sort: 'hot', cursor: nextCursor ?? '' })
    expect(await codeOf(other)).toBe('INVALID_INPUT')
  })
})

const api = sharedTestApi()

it('the home page shows the hottest of as many people as there are', async () => {
  const [busy, other] = [await establishedPerson(api()), await establishedPerson(api())]
  const spoiler = await write(busy, { title: '반전이 있어요', isSpoiler: true })
  for (let at = 0; at < 4; at += 1) await write(busy)
  await write(other)
  const { rows } = await api().browser().api.call('GET /v1/home', {})
  const row = rows.find(({ type }) => type === 'posts')
  const items = row?.type === 'posts' ? row.items : []

  expect(items).toHaveLength(3)
  expect(new Set(items.map(({ author }) => author?.id)).size).toBe(3)
  for (const { id, excerpt } of items) expect(excerpt === '').toBe(id === spoiler.id)
})
