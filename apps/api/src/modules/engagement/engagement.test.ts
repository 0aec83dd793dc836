import { randomUUID } from 'node:crypto'
import { ENGAGEMENT } from '@doran/contract/limits'
import type { EngagementTarget, LikeTarget } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { startStrictApi } from '../../testing/calls/strict-limits-api.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, codeOf, type Browser } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { blockPerson, createGame, noticesOf, player, say } from '../../testing/test-comments.js'
import { setToldLikes, countOneMore } from './count-repository.js'

const api = sharedTestApi()

const params = (targetType: LikeTarget, targetId: string) => ({ params: { targetType, targetId } })
const like = ({ browser }: { browser: Browser }, type: LikeTarget, id: string) =>
  browser.api.call('POST /v1/like/{targetType}/{targetId}', params(type, id))
const unlike = ({ browser }: { browser: Browser }, type: LikeTarget, id: string) =>
  browser.api.call('DELETE /v1/like/{targetType}/{targetId}', params(type, id))
const follow = ({ browser }: ChatPerson, targetType: 'profile' | 'theme', targetId: string) =>
  browser.api.call('POST /v1/tales/subscription', { body: { targetType, targetId } })
const unfollow = ({ browser }: ChatPerson, targetType: 'profile' | 'theme', targetId: string) =>
  browser.api.call('DELETE /v1/tales/subscription', { body: { targetType, targetId } })
const seenBy = (browser: Browser, targetType: EngagementTarget, targetId: string) =>
  browser.api.call('GET /v1/engagement/{targetType}/{targetId}', {
    params: { targetType, targetId },
  })

/** A member, and a game of theirs. */
async function maker() {
  const owner = await chatPerson(api())
  return { owner, gameId: await createGame(api(), owner.profileId) }
}

/** As many likes as if so many people had liked it. */
async function countLikes(targetId: string, likes: number): Promise<void> {
  const { db } = api().deps
  for (let count = 0; count < likes; count += 1) {
    await countOneMore(db, { targetType: 'game', targetId }, 'likes')
  }
}

describe('a like', () => {
  it('counts once for each person, however often it is given', async () => {
    const { gameId } = await maker()
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]

    await like(one, 'game', gameId)
    await like(one, 'game', gameId)
    expect(await like(other, 'game', gameId)).toMatchObject({ likes: 2, isLiked: true })
    expect(await unlike(one, 'game', gameId)).toMatchObject({ likes: 1, isLiked: false })
    expect(await unlike(one, 'game', gameId)).toMatchObject({ likes: 1 })
    expect(await seenBy(api().browser(), 'game', gameId)).toEqual({
      likes: 1,
      followers: 0,
      comments: 0,
      isLiked: false,
      isSaved: false,
      collectionId: null,
      isFollowed: false,
    })
  })

  it('stays counted exactly while many give and take theirs at once', async () => {
    const { gameId } = await maker()
    const people = await Promise.all(Array.from({ length: 6 }, () => chatPerson(api())))

    await Promise.all(
      people.flatMap((person) => [
        like(person, 'game', gameId),
        like(person, 'game', gameId),
        unlike(person, 'game', gameId),
        like(person, 'game', gameId),
        unlike(person, 'game', gameId),
      ]),
    )

    const seen = await Promise.all(people.map(({ browser }) => seenBy(browser, 'game', gameId)))
    const likers = seen.filter(({ isLiked }) => isLiked).length
    expect(new Set(seen.map(({ likes }) => likes))).toEqual(new Set([likers]))
  })

  it('is of what is there, and a member’s alone', async () => {
    const person = await chatPerson(api())
    const hidden = await createGame(api(), person.profileId, { visibility: 'hidden' })

    for (const id of [randomUUID(), hidden, SIXTH_KEY]) {
      expect(await codeOf(like(person, 'game', id))).toBe('NOT_FOUND')
      expect(await codeOf(seenBy(person.browser, 'game', id))).toBe('NOT_FOUND')
    }
    const stranger = { browser: api().browser() }
    expect(await codeOf(like(stranger, 'theme', SIXTH_KEY))).toBe('LOGIN_REQUIRED')
  })

  it('can be taken from what is seen no more', async () => {
    const { owner, gameId } = await maker()
    const writer = await player(api(), gameId)
    const { id } = await say(writer, gameId, '또 할래요')
    const reader = await player(api(), gameId)
    await like(reader, 'comment', id)
    await blockPerson(writer, reader)

    expect(await codeOf(like(reader, 'comment', id))).toBe('NOT_FOUND')
    expect(await unlike(reader, 'comment', id)).toMatchObject({ likes: 0, isLiked: false })

    await player(api(), gameId)
    expect(await like(owner, 'game', gameId)).toMatchObject({ likes: 1 })
    const other = await player(api(), gameId)
    expect(await seenBy(other.browser, 'comment', id)).toMatchObject({ likes: 0 })
  })

  it('is told to the maker at a milestone, once', async () => {
    const { owner, gameId } = await maker()
    await countLikes(gameId, 8)
    const people = await Promise.all(Array.from({ length: 4 }, () => chatPerson(api())))

    for (const person of people) await like(person, 'game', gameId)
    for (const person of people) await unlike(person, 'game', gameId)
    await Promise.all(people.map((person) => like(person, 'game', gameId)))

    const [first] = ENGAGEMENT.likeMilestones
    expect(await noticesOf(owner)).toMatchObject([
      { type: 'like_milestone', data: { targetType: 'game', targetId: gameId, likes: first } },
    ])
  })

  it('of a comment is told with the thing that it stands below', async () => {
    const { gameId } = await maker()
    const [author, other] = [await player(api(), gameId), await player(api(), gameId)]
    const { id } = await say(author, gameId, '따뜻했어요.')
    const target = { targetType: 'comment', targetId: id } as const
    for (let count = 0; count < 9; count += 1) await countOneMore(api().deps.db, target, 'likes')

    await like(other, 'comment', id)

    expect(await noticesOf(author)).toMatchObject([
      {
        type: 'like_milestone',
        data: { ...target, below: { targetType: 'game', targetId: gameId } },
      },
    ])
  })

  it('of one’s own is told to nobody, and the next one is', async () => {
    const { owner, gameId } = await maker()
    await countLikes(gameId, 49)
    await setToldLikes(api().deps.db, { targetType: 'game', targetId: gameId }, 10)

    await like(owner, 'game', gameId)
    expect(await noticesOf(owner)).toEqual([])
    await like(await chatPerson(api()), 'game', gameId)
    expect(await noticesOf(owner)).toMatchObject([{ data: { likes: 50 } }])
  })

  it('is taken sixty times a minute', async () => {
    const strict = await startStrictApi()
    const person = await chatPerson(strict)
    const toggles: Promise<string>[] = Array.from({ length: 62 }, (_, at) =>
      codeOf((at % 2 === 0 ? like : unlike)(person, 'theme', SIXTH_KEY)),
    )

    const codes = await Promise.all(toggles)

    expect(codes.filter((code) => code === 'no error')).toHaveLength(60)
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(2)
  })
})

describe('following', () => {
  it('counts once for each person, of themes and people', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]

    await follow(one, 'profile', other.profileId)
    expect(await follow(one, 'profile', other.profileId)).toMatchObject({
      followers: 1,
      isFollowed: true,
    })
    expect(await unfollow(one, 'profile', other.profileId)).toMatchObject({
      followers: 0,
      isFollowed: false,
    })
    expect(await follow(one, 'theme', SIXTH_KEY)).toMatchObject({ isFollowed: true })
  })

  it('is of nobody whom one blocked, who blocked one, or who one is', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    await blockPerson(one, other)

    expect(await codeOf(follow(one, 'profile', one.profileId))).toBe('NOT_FOUND')
    expect(await codeOf(follow(one, 'profile', other.profileId))).toBe('NOT_FOUND')
    expect(await codeOf(follow(other, 'profile', one.profileId))).toBe('NOT_FOUND')
    expect(await codeOf(follow(one, 'theme', other.profileId))).toBe('NOT_FOUND')
  })

  it('can be ended where its person is seen no more', async () => {
    const [one, other] = [await chatPerson(api()), await chatPerson(api())]
    const hidden = await createGame(api(), other.profileId, { visibility: 'hidden' })
    await follow(one, 'profile', other.profileId)
    await blockPerson(other, one)

    expect(await unfollow(one, 'profile', other.profileId)).toMatchObject({ isFollowed: false })
    expect(await codeOf(unlike(one, 'game', hidden))).toBe('NOT_FOUND')
  })
})
