import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FollowTarget } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { allPages } from '../../testing/all-pages.js'
import { become } from '../../testing/calls/test-people.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { codeOf, SIXTH_KEY } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { follow as followTable, member, theme } from '../../schema/tables.js'

async function start() {
  const clock = createManualClock()
  const api = startTestApi(await createTestDatabase(), { clock })
  return { api, clock, me: await chatPerson(api) }
}

const follow = ({ browser }: ChatPerson, targetType: FollowTarget, targetId: string) =>
  browser.api.call('POST /v1/tales/subscription', { body: { targetType, targetId } })
const unfollow = ({ browser }: ChatPerson, targetType: FollowTarget, targetId: string) =>
  browser.api.call('DELETE /v1/tales/subscription', { body: { targetType, targetId } })
const ring = (
  { browser }: ChatPerson,
  targetType: FollowTarget,
  targetId: string,
  hasNotices: boolean,
) =>
  browser.api.call('PATCH /v1/tales/subscription', { body: { targetType, targetId, hasNotices } })
const pageOf = ({ browser }: ChatPerson, query: { limit?: number; cursor?: string } = {}) =>
  browser.api.call('GET /v1/tales/subscription/my', { query })
const listOf = async (person: ChatPerson) => (await pageOf(person)).items

async function themeIds({ deps }: TestApi): Promise<string[]> {
  const rows = await deps.db.select({ id: theme.id }).from(theme)
  return rows.map(({ id }) => id)
}

async function leave({ deps }: TestApi, person: ChatPerson, isLeaving: boolean) {
  const eraseAt = isLeaving ? new Date(deps.clock.now().getTime() + 86_400_000) : null
  await deps.db.update(member).set({ eraseAt }).where(eq(member.id, person.member.memberId))
}

describe('what a member follows', () => {
  it('is listed with the last first, people and themes together', async () => {
    const { api, clock, me } = await start()
    const maker = await chatPerson(api, { nickName: '모닥불지기' })
    await follow(me, 'profile', maker.profileId)
    clock.advance(1)
    await follow(me, 'theme', SIXTH_KEY)
    const [first, second] = await listOf(me)
    expect(first).toMatchObject({
      targetType: 'theme',
      targetId: SIXTH_KEY,
      hasNotices: true,
      followedAt: '2026-01-01T00:00:00.001Z',
    })
    expect(first?.title).toBeTruthy()
    expect(first?.picture).toMatchObject({ url: expect.any(String), alt: expect.any(String) })
    expect(second).toEqual({
      targetType: 'profile',
      targetId: maker.profileId,
      title: '모닥불지기',
      subtitle: '',
      picture: null,
      hasNotices: true,
      followedAt: '2026-01-01T00:00:00.000Z',
    })
  })

  it('stays where it is in the order when it is followed again', async () => {
    const { clock, me, api } = await start()
    const [first = '', second = ''] = await themeIds(api)
    await follow(me, 'theme', first)
    clock.advance(1)
    await follow(me, 'theme', second)
    clock.advance(1)
    await follow(me, 'theme', first)
    expect((await listOf(me)).map(({ targetId }) => targetId)).toEqual([second, first])
  })

  it('comes a page at a time, each thing once, even of the same millisecond', async () => {
    const { api, clock, me } = await start()
    const ids = (await themeIds(api)).slice(0, 5)
    expect(ids).toHaveLength(5)
    for (const id of ids) await follow(me, 'theme', id)
    const people = [await chatPerson(api), await chatPerson(api)]
    clock.advance(1)
    for (const { profileId } of people) await follow(me, 'profile', profileId)
    const pages = await allPages((after) => pageOf(me, { limit: 2, ...after }))
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 1])
    const seen = pages.flat()
    const followedAt = seen.map((each) => each.followedAt)
    expect(followedAt).toEqual(followedAt.toSorted().toReversed())
    const wanted = [...ids, ...people.map(({ profileId }) => profileId)]
    expect(seen.map(({ targetId }) => targetId).toSorted()).toEqual(wanted.toSorted())
    expect(await codeOf(pageOf(me, { cursor: 'bm9uZQ' }))).toBe('INVALID_INPUT')
  })

  it('is gone when it is unfollowed, for the person alone', async () => {
    const { api, me } = await start()
    const other = await chatPerson(api)
    for (const person of [me, other]) await follow(person, 'theme', SIXTH_KEY)
    expect(await unfollow(me, 'theme', SIXTH_KEY)).toMatchObject({
      isFollowed: false,
      followers: 1,
    })
    expect(await listOf(me)).toEqual([])
    expect(await listOf(other)).toHaveLength(1)
  })

  it('is the person’s own to see, who must be a member', async () => {
    const { api, me } = await start()
    await follow(me, 'theme', SIXTH_KEY)
    expect(await listOf(await chatPerson(api))).toEqual([])
    const asked = api.browser().api.call('GET /v1/tales/subscription/my', { query: {} })
    expect(await codeOf(asked)).toBe('LOGIN_REQUIRED')
  })

  it('has no title while it is not to be seen, can be unfollowed then, and else comes back', async () => {
    const { api, me } = await start()
    const [leaving, blocking] = [await chatPerson(api), await chatPerson(api)]
    await follow(me, 'profile', leaving.profileId)
    await follow(me, 'profile', blocking.profileId)
    const titleOf = async ({ profileId }: ChatPerson) =>
      (await listOf(me)).find(({ targetId }) => targetId === profileId)
    await leave(api, leaving, true)
    const hidden = { title: null, subtitle: null, picture: null }
    expect(await titleOf(leaving)).toMatchObject(hidden)
    await leave(api, leaving, false)
    expect((await titleOf(leaving))?.title).toBeTruthy()

    await blockPerson(blocking, me)
    expect(await titleOf(blocking)).toMatchObject(hidden)
    await unfollow(me, 'profile', blocking.profileId)
    expect(await titleOf(blocking)).toBeUndefined()
    expect(await codeOf(follow(me, 'profile', blocking.profileId))).toBe('NOT_FOUND')
  })

  it('of which nothing is left has no title either', async () => {
    const { api, me } = await start()
    const targetId = randomUUID()
    const row = { targetType: 'theme' as const, targetId, createdAt: api.deps.clock.now() }
    await api.deps.db.insert(followTable).values({ ...row, profileId: me.profileId })
    expect(await listOf(me)).toMatchObject([{ targetId, title: null, picture: null }])
  })
})

describe('the bell', () => {
  it('is turned off and on for one thing, as often as one likes', async () => {
    const { api, me } = await start()
    const maker = await chatPerson(api)
    await follow(me, 'theme', SIXTH_KEY)
    await follow(me, 'profile', maker.profileId)
    const bells = async () =>
      Object.fromEntries(
        (await listOf(me)).map(({ targetType, hasNotices }) => [targetType, hasNotices]),
      )
    await ring(me, 'theme', SIXTH_KEY, false)
    await ring(me, 'theme', SIXTH_KEY, false)
    expect(await bells()).toEqual({ theme: false, profile: true })
    // Following it again does not ring again.
    await follow(me, 'theme', SIXTH_KEY)
    expect(await bells()).toEqual({ theme: false, profile: true })
    await ring(me, 'theme', SIXTH_KEY, true)
    expect(await bells()).toEqual({ theme: true, profile: true })
  })

  it('of what is followed anew rings', async () => {
    const { me } = await start()
    await follow(me, 'theme', SIXTH_KEY)
    await ring(me, 'theme', SIXTH_KEY, false)
    await unfollow(me, 'theme', SIXTH_KEY)
    await follow(me, 'theme', SIXTH_KEY)
    expect(await listOf(me)).toMatchObject([{ hasNotices: true }])
  })

  it('can be turned off for who is not to be seen any more', async () => {
    const { api, me } = await start()
    const maker = await chatPerson(api)
    await follow(me, 'profile', maker.profileId)
    await leave(api, maker, true)
    await ring(me, 'profile', maker.profileId, false)
    expect(await listOf(me)).toMatchObject([{ hasNotices: false, title: null }])
  })

  it('is of what the member follows, and nobody else’s', async () => {
    const { api, me } = await start()
    const other = await chatPerson(api)
    await follow(other, 'theme', SIXTH_KEY)
    for (const hasNotices of [true, false]) {
      expect(await codeOf(ring(me, 'theme', SIXTH_KEY, hasNotices))).toBe('NOT_FOUND')
      expect(await codeOf(ring(me, 'profile', SIXTH_KEY, hasNotices))).toBe('NOT_FOUND')
      expect(await codeOf(ring(me, 'theme', randomUUID(), hasNotices))).toBe('NOT_FOUND')
    }
    expect(await listOf(other)).toMatchObject([{ hasNotices: true }])
    await follow(me, 'theme', SIXTH_KEY)
    await unfollow(me, 'theme', SIXTH_KEY)
    expect(await codeOf(ring(me, 'theme', SIXTH_KEY, false))).toBe('NOT_FOUND')
  })

  it('and what is followed are changed from no borrowed device', async () => {
    const { api, me } = await start()
    await follow(me, 'theme', SIXTH_KEY)
    await become(api, { browser: me.browser, account: { member: me.member, email: '' } }, 'limited')
    expect(await codeOf(ring(me, 'theme', SIXTH_KEY, false))).toBe('LIMITED_SESSION')
    expect(await codeOf(unfollow(me, 'theme', SIXTH_KEY))).toBe('LIMITED_SESSION')
    expect(await listOf(me)).toHaveLength(1)
  })
})
