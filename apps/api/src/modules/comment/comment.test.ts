import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import { FIELD_COPY } from '@doran/contract/errors'
import { COMMENT, LENGTHS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { startStrictApi } from '../../testing/calls/strict-limits-api.js'
import { createTestDatabase, startTestApi, sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import {
  addFinishedPlay,
  blockPerson,
  commentsOf,
  createGame,
  editTo,
  noticesOf,
  player,
  say,
  takeBack,
} from '../../testing/test-comments.js'

const api = sharedTestApi()

async function aGame() {
  const owner = await chatPerson(api())
  return { owner, gameId: await createGame(api(), owner.profileId) }
}

async function startWithPlayer() {
  const clock = createManualClock(new Date())
  const own = startTestApi(await createTestDatabase(), { clock })
  const owner = await chatPerson(own)
  const gameId = await createGame(own, owner.profileId)
  return { clock, own, owner, gameId, person: await player(own, gameId) }
}

describe('a comment', () => {
  it('is written once for one client id, and counted once', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    const clientCommentId = nanoid()

    const twice = await Promise.all([
      say(person, gameId, '재미있어요', { clientCommentId }),
      say(person, gameId, '재미있어요', { clientCommentId }),
    ])

    expect(twice[0]).toEqual(twice[1])
    expect(await codeOf(say(person, gameId, '달라요', { clientCommentId }))).toBe('KEY_REUSED')
    const other = await player(api(), gameId)
    const own = await say(other, gameId, '달라요', { clientCommentId })
    expect(own.id).not.toBe(twice[0].id)
    expect((await commentsOf(person, gameId)).count).toBe(2)
    await takeBack(person, twice[0].id)
    const replayed = await say(person, gameId, '재미있어요', { clientCommentId })
    expect(replayed).toMatchObject({ id: twice[0].id, isDeleted: true, body: '' })
  })

  it('keeps markup and letters as they were typed, and nothing but text', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    const body = '<script>alert(1)</script>\n**굵게** 👩‍👩‍👧'

    expect((await say(person, gameId, `  ${body}  `)).body).toBe(body)
    expect((await say(person, gameId, '가'.normalize('NFD'))).body).toBe('가')
    for (const refused of ['', '   ', '가'.repeat(LENGTHS.comment + 1)]) {
      expect(await codeOf(say(person, gameId, refused))).toBe('INVALID_INPUT')
    }
  })

  it('is of who played to the end, where comments are taken', async () => {
    const { owner, gameId } = await aGame()
    const off = await createGame(api(), owner.profileId, { allowComments: false })
    const person = await chatPerson(api())

    expect(await codeOf(say(person, gameId, '궁금해요'))).toBe('PLAY_FIRST')
    expect(await codeOf(say(person, off, '궁금해요'))).toBe('COMMENTS_CLOSED')
    expect(await codeOf(say(person, randomUUID(), '궁금해요'))).toBe('NOT_FOUND')
    expect(await codeOf(say({ browser: api().browser() }, gameId, '안녕'))).toBe('LOGIN_REQUIRED')
  })

  it.each(['https://a.example/x', 'www.a.example 보세요', 'ａｄ．ｃｏｍ', 'naver.me/abc'])(
    'takes no link from who joined today: %s',
    async (body) => {
      const { gameId } = await aGame()
      const person = await player(api(), gameId)
      const refused = say(person, gameId, body)
      await expect(refused).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        field: 'body',
        message: FIELD_COPY.commentLink,
      })
      const written = await say(person, gameId, '좋아요.그런데 3.5점')
      expect(await codeOf(editTo(person, written.id, body))).toBe('INVALID_INPUT')
    },
  )

  it('takes a link from who joined a day ago', async () => {
    const { clock, person, gameId } = await startWithPlayer()
    clock.advance(86_400_000)

    expect(await codeOf(say(person, gameId, 'https://a.example/x'))).toBe('no error')
  })

  it('is edited in its first five minutes by its author, and deleted whenever', async () => {
    const { clock, own, person, gameId } = await startWithPlayer()
    const { id } = await say(person, gameId, '처음')
    const other = await player(own, gameId)

    clock.advance(COMMENT.editableMs - 1)
    expect(await editTo(person, id, '고침')).toMatchObject({
      body: '고침',
      editedAt: clock.now().toISOString(),
    })
    expect(await codeOf(editTo(other, id, '남의 말'))).toBe('NOT_FOUND')
    clock.advance(1)
    expect(await codeOf(editTo(person, id, '늦음'))).toBe('COMMENT_TOO_OLD')
    expect(await codeOf(takeBack(other, id))).toBe('NOT_FOUND')
    await takeBack(person, id)
    expect(await codeOf(takeBack(person, id))).toBe('NOT_FOUND')
    expect(await codeOf(editTo(person, id, '다시'))).toBe('NOT_FOUND')
    expect(await commentsOf(person, gameId)).toMatchObject({ count: 0, items: [] })
  })

  it('comes ten times a minute', async () => {
    const strict = await startStrictApi()
    const owner = await chatPerson(strict)
    const gameId = await createGame(strict, owner.profileId)
    const person = await player(strict, gameId)

    const codes = []
    for (let sent = 0; sent < 12; sent += 1) codes.push(await codeOf(say(person, gameId, '도배')))

    expect(codes.slice(9)).toEqual(['no error', 'TOO_MANY', 'TOO_MANY'])
    expect((await commentsOf(person, gameId)).count).toBe(10)
  })

  it('is reported by who can read it', async () => {
    const { gameId } = await aGame()
    const person = await player(api(), gameId)
    const { id: targetId } = await say(person, gameId, '못된 말')
    const report = ({ browser }: typeof person) =>
      browser.api.call('POST /v1/report', {
        body: { targetType: 'comment', targetId, reason: 'abuse' },
      })

    expect(await codeOf(report(await player(api(), gameId)))).toBe('no error')
    expect(await codeOf(report(person))).toBe('NOT_FOUND')
    expect(await codeOf(report(await chatPerson(api())))).toBe('NOT_FOUND')
  })
})

describe('a reply', () => {
  it('to a reply stands below the same comment and names whom it answers', async () => {
    const { gameId } = await aGame()
    const [one, other] = [await player(api(), gameId), await player(api(), gameId)]
    const top = await say(one, gameId, '위')
    const reply = await say(other, gameId, '아래', { parentId: top.id })
    const below = await say(one, gameId, '그 아래', { parentId: reply.id })

    expect(reply).toMatchObject({ parentId: top.id, replyTo: null })
    expect(below.parentId).toBe(top.id)
    expect(below.replyTo).toBe(reply.author?.name)
  })

  it('answers nothing deleted, elsewhere, unknown, or across a block', async () => {
    const { owner, gameId } = await aGame()
    const elsewhere = await createGame(api(), owner.profileId)
    const [one, other] = [await player(api(), gameId), await player(api(), gameId)]
    const [deleted, blocked] = [await say(one, gameId, '지울 말'), await say(one, gameId, '위')]
    const there = await say(await player(api(), elsewhere), elsewhere, '다른 곳')
    await takeBack(one, deleted.id)
    const below = await say(await player(api(), gameId), gameId, '아래', { parentId: blocked.id })
    await blockPerson(one, other)

    for (const parentId of [deleted.id, there.id, randomUUID(), blocked.id, below.id]) {
      expect(await codeOf(say(other, gameId, '답글', { parentId }))).toBe('NOT_FOUND')
    }
  })
})

describe('a notice', () => {
  it('of a comment goes to the maker, of a reply to whom it answers', async () => {
    const { owner, gameId } = await aGame()
    const [one, other] = [await player(api(), gameId), await player(api(), gameId)]
    const top = await say(one, gameId, '위')
    await say(other, gameId, '아래', { parentId: top.id })
    await say(one, gameId, '혼잣말', { parentId: top.id })

    expect(await noticesOf(one)).toMatchObject([
      { type: 'comment_reply', data: { targetType: 'game', targetId: gameId } },
    ])
    expect(await noticesOf(owner)).toMatchObject([{ type: 'comment', data: { count: 3 } }])
    expect(await noticesOf(other)).toEqual([])
  })

  it('goes to nobody across a block, and to no maker twice', async () => {
    const { owner, gameId } = await aGame()
    const one = await player(api(), gameId)
    const own = await player(api(), gameId)
    const mine = await createGame(api(), own.profileId)
    const other = await player(api(), mine)
    await player(api(), mine)
    await blockPerson(owner, one)

    await say(one, gameId, '들리나요')
    expect(await noticesOf(owner)).toEqual([])

    await addFinishedPlay(api(), own.profileId, mine)
    const { id: parentId } = await say(own, mine, '만든 이의 말')
    await say(other, mine, '답글', { parentId })
    expect((await noticesOf(own)).map(({ type }) => type)).toEqual(['comment_reply'])
  })
})
