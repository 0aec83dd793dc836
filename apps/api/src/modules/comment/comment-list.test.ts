import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { COMMENT } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { comment, member } from '../../schema/tables.js'
import { allPages } from '../../testing/all-pages.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import {
  addFinishedPlay,
  blockPerson,
  commentsOf,
  createGame,
  player,
  say,
  takeBack,
} from '../../testing/test-comments.js'

const api = sharedTestApi()

/** A game with its maker, who may comment too. */
async function aGame() {
  const owner = await chatPerson(api())
  return { owner, gameId: await createGame(api(), owner.profileId) }
}

const bodiesOf = async (who: { browser: Browser }, gameId: string, query = {}) =>
  (await commentsOf(who, gameId, query)).items.map(({ body }) => body)

describe('a list of comments', () => {
  it('has the newest first, a page at a time, whatever comes meanwhile', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    for (const body of ['하나', '둘', '셋', '넷', '다섯']) await say(person, gameId, body)

    const first = await commentsOf(person, gameId, { limit: 2 })
    await say(person, gameId, '여섯')
    const second = await commentsOf(person, gameId, { limit: 2, cursor: first.nextCursor ?? '' })
    const third = await commentsOf(person, gameId, { limit: 2, cursor: second.nextCursor ?? '' })

    const pages = [first, second, third].map(({ items }) => items.map(({ body }) => body))
    expect(pages).toEqual([['다섯', '넷'], ['셋', '둘'], ['하나']])
    expect(third).toMatchObject({ nextCursor: null, count: 6, access: 'open' })
  })

  it('has what most people like first, a page at a time, the newest of as many', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    const others = [await player(api(), gameId), await player(api(), gameId)]
    const said = new Map<string, string>()
    for (const body of ['하나', '둘', '셋', '넷', '지운 말'])
      said.set(body, (await say(person, gameId, body)).id)
    const like = async (body: string, by: typeof others) => {
      const params = { targetType: 'comment', targetId: said.get(body) ?? '' } as const
      for (const { browser } of by)
        await browser.api.call('POST /v1/like/{targetType}/{targetId}', { params })
    }
    await like('하나', others)
    await like('지운 말', others)
    await like('셋', others.slice(1))
    await say(person, gameId, '답글', { parentId: said.get('지운 말') ?? '' })
    await takeBack(person, said.get('지운 말') ?? '')

    const pages = await allPages((after) =>
      commentsOf(person, gameId, { sort: 'liked', limit: 2, ...after }),
    )

    expect(pages.map((items) => items.map(({ body, likes }) => [body, likes]))).toEqual([
      [
        ['하나', 2],
        ['셋', 1],
      ],
      [
        ['', 0],
        ['넷', 0],
      ],
      [['둘', 0]],
    ])
    const { nextCursor } = await commentsOf(person, gameId, { sort: 'liked', limit: 2 })
    const other = commentsOf(person, gameId, { cursor: nextCursor ?? '' })
    expect(await codeOf(other)).toBe('INVALID_INPUT')
  })

  it('shows the first replies of each, and the others by their comment', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    const top = await say(person, gameId, '처음')
    const { id: parentId } = top
    for (const body of ['가', '나', '다', '라']) await say(person, gameId, body, { parentId })
    await say(person, gameId, '다음')

    const { items } = await commentsOf(person, gameId)

    expect(items.map(({ body, replyCount }) => [body, replyCount])).toEqual([
      ['다음', 0],
      ['처음', 4],
    ])
    const shown = items[1]?.replies.map(({ body }) => body)
    expect(shown).toEqual(['가', '나', '다'].slice(0, COMMENT.repliesShown))
    const page = await commentsOf(person, gameId, { parentId, limit: 3 })
    const rest = await commentsOf(person, gameId, { parentId, cursor: page.nextCursor ?? '' })
    const all = [...page.items, ...rest.items]
    expect(all.map(({ body }) => body)).toEqual(['가', '나', '다', '라'])
    const elsewhere = await createGame(api(), person.profileId)
    const visitor = await player(api(), elsewhere)
    expect(await bodiesOf(visitor, elsewhere, { parentId })).toEqual([])
  })

  it('is closed to who has not played, and absent where none are taken', async () => {
    const { owner, gameId } = await aGame()
    await say(await player(api(), gameId), gameId, '결말이 좋아요')
    const off = await createGame(api(), owner.profileId, { allowComments: false })

    for (const browser of [api().browser(), (await chatPerson(api())).browser]) {
      const closed = { access: 'closed', count: 1, items: [], nextCursor: null }
      expect(await commentsOf({ browser }, gameId)).toEqual(closed)
      expect(await commentsOf({ browser }, off)).toMatchObject({ access: 'off', count: 0 })
    }
    expect(await codeOf(commentsOf(owner, randomUUID()))).toBe('NOT_FOUND')
    expect(await codeOf(commentsOf(owner, gameId, { cursor: 'e30' }))).toBe('no error')
    const reader = await player(api(), gameId)
    expect(await codeOf(commentsOf(reader, gameId, { cursor: 'e30' }))).toBe('INVALID_INPUT')
  })

  it('leaves out, with what is below, whom one blocked and who blocked one', async () => {
    const { gameId } = await aGame()
    const [one, other, third] = [
      await player(api(), gameId),
      await player(api(), gameId),
      await player(api(), gameId),
    ]
    const byOther = await say(other, gameId, '다른 사람')
    await say(third, gameId, '그 아래', { parentId: byOther.id })
    const byThird = await say(third, gameId, '셋째')
    await say(other, gameId, '다른 사람의 답글', { parentId: byThird.id })
    await say(one, gameId, '내 답글', { parentId: byThird.id })
    await blockPerson(one, other)

    const seenByOne = await commentsOf(one, gameId)
    expect(seenByOne.items.map(({ body, replyCount }) => [body, replyCount])).toEqual([['셋째', 1]])
    expect(seenByOne.items[0]?.replies.map(({ body }) => body)).toEqual(['내 답글'])
    expect(await bodiesOf(one, gameId, { parentId: byOther.id })).toEqual([])
    const seenByOther = await commentsOf(other, gameId)
    expect(seenByOther.items[0]?.replies.map(({ body }) => body)).toEqual(['다른 사람의 답글'])
    expect(await bodiesOf(third, gameId)).toEqual(['셋째', '다른 사람'])
  })

  it('keeps a deleted comment only while a reply stands below it', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    const [top, alone] = [await say(person, gameId, '위'), await say(person, gameId, '홀로')]
    const reply = await say(person, gameId, '아래', { parentId: top.id })
    await takeBack(person, top.id)
    await takeBack(person, alone.id)

    const { items, count } = await commentsOf(person, gameId)
    expect(count).toBe(1)
    expect(items).toMatchObject([
      { id: top.id, body: '', isDeleted: true, isMine: false, author: null, replyCount: 1 },
    ])
    await takeBack(person, reply.id)
    expect(await commentsOf(person, gameId)).toMatchObject({ items: [], count: 0 })
  })

  it('shows what was hidden to its author alone, and who is leaving without a name', async () => {
    const { gameId } = await aGame()
    const [one, other] = [await player(api(), gameId), await player(api(), gameId)]
    const { id } = await say(one, gameId, '숨긴 말')
    await say(other, gameId, '떠나는 말')
    const { db } = api().deps
    await db.update(comment).set({ isHidden: true }).where(eq(comment.id, id))
    const leaving = { eraseAt: new Date() }
    await db.update(member).set(leaving).where(eq(member.id, other.member.memberId))

    expect(await bodiesOf(one, gameId)).toEqual(['떠나는 말', '숨긴 말'])
    const { items } = await commentsOf(await player(api(), gameId), gameId)
    expect(items).toMatchObject([
      { body: '떠나는 말', author: { name: '', isGone: true, profileImage: null } },
    ])
  })

  it('says which are one’s own, which the maker’s, and which one likes', async () => {
    const { owner, gameId } = await aGame()
    const { profileId } = owner
    const person = await player(api(), gameId)
    const mine = await say(person, gameId, '내 말')
    await addFinishedPlay(api(), profileId, gameId)
    const { id: targetId } = await say(owner, gameId, '만든 사람의 말')
    await person.browser.api.call('POST /v1/like/{targetType}/{targetId}', {
      params: { targetType: 'comment', targetId },
    })

    const { items } = await commentsOf(person, gameId)

    expect(items).toMatchObject([
      { isMine: false, isByMaker: true, likes: 1, isLiked: true, editableUntil: null },
      { id: mine.id, isMine: true, isByMaker: false, likes: 0, isLiked: false },
    ])
    const until = new Date(mine.createdAt).getTime() + COMMENT.editableMs
    expect(items[1]?.editableUntil).toBe(new Date(until).toISOString())
  })
})
