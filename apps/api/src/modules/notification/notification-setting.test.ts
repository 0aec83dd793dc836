import { sql } from 'drizzle-orm'
import type { NotificationTopic } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { blockPerson, createGame, noticesOf, player, say } from '../../testing/test-comments.js'
import { addChatNotification, addNotification } from './index.js'

const api = sharedTestApi()

async function aGame() {
  const owner = await chatPerson(api())
  return { owner, gameId: await createGame(api(), owner.profileId) }
}

const settingsOf = ({ browser }: ChatPerson) => browser.api.call('GET /v1/notification/setting', {})

const turn = ({ browser }: ChatPerson, topic: NotificationTopic, isOn: boolean) =>
  browser.api.call('PUT /v1/notification/setting/{topic}', { params: { topic }, body: { isOn } })

async function readAll({ browser }: ChatPerson): Promise<void> {
  const { items } = await browser.api.call('GET /v1/notification', { query: { limit: 1 } })
  await browser.api.call('POST /v1/notification/read', { body: { upTo: items[0]?.id ?? '' } })
}

describe('notices of comments', () => {
  it('on one thing are one until it is read, with the last name', async () => {
    const { owner, gameId } = await aGame()
    const [one, other] = [await player(api(), gameId), await player(api(), gameId)]
    for (let said = 0; said < 4; said += 1) await say(one, gameId, `${said}`)
    const { author } = await say(other, gameId, '다섯 번째')

    expect(await noticesOf(owner)).toMatchObject([
      { type: 'comment', data: { targetId: gameId, count: 5, name: author?.name } },
    ])
    await readAll(owner)
    await say(one, gameId, '여섯 번째')
    const counts = (await noticesOf(owner)).map(({ data }) => data)
    expect(counts).toMatchObject([{ count: 1 }, { count: 5 }])
  })

  it('come up again with each', async () => {
    const { owner, gameId } = await aGame()
    const elsewhere = await createGame(api(), owner.profileId)
    const one = await player(api(), gameId)
    const other = await player(api(), elsewhere)
    await say(one, gameId, '처음')
    await say(other, elsewhere, '다른 곳')
    await say(one, gameId, '다시')

    expect(await noticesOf(owner)).toMatchObject([
      { data: { targetId: gameId, count: 2 } },
      { data: { targetId: elsewhere, count: 1 } },
    ])
  })

  it('are counted when they come at once', async () => {
    const { owner, gameId } = await aGame()
    const people = await Promise.all(Array.from({ length: 6 }, () => player(api(), gameId)))
    await Promise.all(people.flatMap((one) => [say(one, gameId, '하나'), say(one, gameId, '둘')]))
    expect(await noticesOf(owner)).toMatchObject([{ data: { count: 12 } }])
  })

  it('and of replies stand apart, and count nobody across a block', async () => {
    const { owner, gameId } = await aGame()
    const [one, blocked] = [await player(api(), gameId), await player(api(), gameId)]
    const mine = await player(api(), gameId)
    const { id: parentId } = await say(mine, gameId, '위')
    await blockPerson(owner, blocked)
    await say(blocked, gameId, '가려질 말', { parentId })
    await say(one, gameId, '답', { parentId })

    expect(await noticesOf(owner)).toMatchObject([{ type: 'comment', data: { count: 2 } }])
    expect(await noticesOf(mine)).toMatchObject([{ type: 'comment_reply', data: { count: 2 } }])
  })

  it('from before they were counted are read as one, and counted on', async () => {
    const { owner, gameId } = await aGame()
    const one = await player(api(), gameId)
    await say(one, gameId, '처음')
    await api().deps.db.execute(
      sql`update notification set data = data - 'count' where profile_id = ${owner.profileId}`,
    )
    expect(await noticesOf(owner)).toMatchObject([{ data: { count: 1 } }])
    await say(one, gameId, '다음')
    expect(await noticesOf(owner)).toMatchObject([{ data: { count: 2 } }])
  })
})

describe('a kind of notices', () => {
  it('comes until it is turned off, and again when it is turned on', async () => {
    const { owner, gameId } = await aGame()
    const one = await player(api(), gameId)

    expect(await settingsOf(owner)).toEqual({ comment: true, like: true, chat: true, tree: true })
    expect(await turn(owner, 'comment', false)).toEqual({
      comment: false,
      like: true,
      chat: true,
      tree: true,
    })
    await say(one, gameId, '들리나요')
    expect(await noticesOf(owner)).toEqual([])
    expect((await turn(owner, 'comment', true)).comment).toBe(true)
    await say(one, gameId, '이제요')
    expect(await noticesOf(owner)).toMatchObject([{ type: 'comment', data: { count: 1 } }])
  })

  it('is turned off by itself alone, and by its member alone', async () => {
    const { owner, gameId } = await aGame()
    const other = await chatPerson(api())
    const ctx = systemContext(api().deps)
    const about = { targetType: 'game', targetId: gameId, title: '놀이' } as const
    const send = async ({ profileId }: ChatPerson) => {
      const otherId = other.profileId
      await addNotification(ctx, { profileId, type: 'comment', data: { ...about, name: '독자' } })
      await addNotification(ctx, {
        profileId,
        type: 'comment_reply',
        data: { ...about, name: '독자' },
      })
      await addNotification(ctx, {
        profileId,
        type: 'like_milestone',
        data: { ...about, likes: 10 },
      })
      await addNotification(ctx, { profileId, type: 'welcome', data: {} })
      await addChatNotification(ctx, { profileId, otherId, channelId: gameId, name: '독자' })
    }
    const typesOf = async (person: ChatPerson) =>
      (await noticesOf(person)).map(({ type }) => type).toSorted()
    await turn(owner, 'like', false)
    await turn(owner, 'chat', false)
    await Promise.all([send(owner), send(other)])

    expect(await typesOf(owner)).toEqual(['comment', 'comment_reply', 'welcome'])
    expect(await typesOf(other)).toEqual([
      'chat',
      'comment',
      'comment_reply',
      'like_milestone',
      'welcome',
    ])
  })

  it('is a member’s to turn off', async () => {
    const { api: visitor } = api().browser()
    const change = visitor.call('PUT /v1/notification/setting/{topic}', {
      params: { topic: 'chat' },
      body: { isOn: false },
    })
    expect(await codeOf(change)).toBe('LOGIN_REQUIRED')
    expect(await codeOf(visitor.call('GET /v1/notification/setting', {}))).toBe('LOGIN_REQUIRED')
  })
})
