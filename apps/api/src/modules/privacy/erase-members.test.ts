import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { startTestApi, createTestDatabase } from '../../testing/test-app.js'
import { SIXTH_KEY } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import {
  addFinishedPlay,
  commentsOf,
  createGame,
  noticesOf,
  player,
  say,
} from '../../testing/test-comments.js'
import { ensureOfficialAccount } from '../account/index.js'
import { comment, engagementCount, follow, member, profile } from '../../schema/tables.js'
import { eraseMembers } from './erase-members.js'

/** Somebody who liked, saved, followed and commented, among others who did. */
async function start() {
  const api = startTestApi(await createTestDatabase())
  const owner = await chatPerson(api)
  const gameId = await createGame(api, owner.profileId)
  const [leaving, staying] = [await player(api, gameId), await player(api, gameId)]
  const like = ({ browser }: ChatPerson, targetType: 'game' | 'comment', targetId: string) =>
    browser.api.call('POST /v1/like/{targetType}/{targetId}', { params: { targetType, targetId } })
  const follows = ({ browser }: ChatPerson, targetType: 'profile' | 'theme', targetId: string) =>
    browser.api.call('POST /v1/tales/subscription', { body: { targetType, targetId } })
  for (const person of [leaving, staying]) {
    await like(person, 'game', gameId)
    await follows(person, 'theme', SIXTH_KEY)
  }
  await follows(staying, 'profile', leaving.profileId)
  await follows(leaving, 'profile', staying.profileId)
  return { api, owner, gameId, leaving, staying, like }
}

async function erase({ api, leaving }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const { memberId } = leaving.member
  await api.deps.db
    .update(member)
    .set({ eraseAt: new Date(0) })
    .where(eq(member.id, memberId))
  expect(await eraseMembers(systemContext(api.deps))).toBe(1)
}

it('takes the likes and follows of who is erased off the counts', async () => {
  const given = await start()
  const { api, gameId, leaving, staying } = given

  await erase(given)

  const seen = (targetType: 'game' | 'theme' | 'profile', targetId: string) =>
    staying.browser.api.call('GET /v1/engagement/{targetType}/{targetId}', {
      params: { targetType, targetId },
    })
  expect(await seen('game', gameId)).toMatchObject({ likes: 1, isLiked: true })
  expect(await seen('theme', SIXTH_KEY)).toMatchObject({ followers: 1, isFollowed: true })
  expect(await seen('profile', staying.profileId)).toMatchObject({ followers: 0 })
  const { db } = api.deps
  const ofLeaving = eq(engagementCount.targetId, leaving.profileId)
  expect(await db.select().from(engagementCount).where(ofLeaving)).toEqual([])
  expect(await db.select().from(follow).where(eq(follow.targetId, leaving.profileId))).toEqual([])
})

it('leaves of their comments an empty place where others replied or liked, and of the rest nothing', async () => {
  const given = await start()
  const { api, gameId, leaving, staying, like } = given
  const answered = await say(leaving, gameId, '답글이 달릴 말')
  await say(staying, gameId, '남는 답글', { parentId: answered.id })
  const liked = await say(leaving, gameId, '좋아요를 받은 말')
  await like(staying, 'comment', liked.id)
  const alone = await say(leaving, gameId, '홀로 있는 말')
  await like(leaving, 'comment', alone.id)
  const top = await say(staying, gameId, '남는 말')
  await say(leaving, gameId, '사라질 답글', { parentId: top.id })

  await erase(given)

  const { items, count } = await commentsOf(staying, gameId)
  expect(count).toBe(2)
  expect(items).toMatchObject([
    { body: '남는 말', replyCount: 0 },
    { id: answered.id, body: '', author: null, isDeleted: true, replies: [{ body: '남는 답글' }] },
  ])
  const rows = await api.deps.db.select().from(comment)
  expect(rows.map(({ id }) => id)).not.toContain(alone.id)
  expect(JSON.stringify(rows)).not.toContain(leaving.profileId)
  expect(rows.map(({ body }) => body).toSorted()).toEqual(['', '', '남는 답글', '남는 말'])
})

it('takes the notices of what they alone wrote along, and their name out of those of several people', async () => {
  const given = await start()
  const { api, owner, gameId, leaving, staying } = given
  const elsewhere = await createGame(api, owner.profileId)
  await addFinishedPlay(api, leaving.profileId, elsewhere)
  await say(leaving, elsewhere, '떠날 사람의 말')
  await say(staying, gameId, '남는 사람의 말')
  await say(leaving, gameId, '떠날 사람의 다른 말')
  expect(await noticesOf(owner)).toHaveLength(2)

  await erase(given)

  expect(await noticesOf(owner)).toMatchObject([{ data: { targetId: gameId, count: 2, name: '' } }])
})

it('exports what somebody liked, saved, followed, wrote and turned off', async () => {
  const { leaving, gameId } = await start()
  await say(leaving, gameId, '내보낼 말')
  await leaving.browser.api.call('POST /v1/save/{targetType}/{targetId}', {
    params: { targetType: 'theme', targetId: SIXTH_KEY },
    body: {},
  })
  await leaving.browser.api.call('PUT /v1/notification/setting/{topic}', {
    params: { topic: 'like' },
    body: { isOn: false },
  })

  const response = await leaving.browser.request('/v1/user/export', { method: 'POST' })
  const file: unknown = await response.json()

  expect(file).toMatchObject({
    like: [{ target_type: 'game', target_id: gameId }],
    save: [{ target_type: 'theme', target_id: SIXTH_KEY, collection_id: null }],
    save_collection: [],
    follow: [{}, {}],
    comment: [{ body: '내보낼 말', target_id: gameId }],
    notification_setting: [{ topic: 'like', is_on: false }],
  })
})

it('keeps the product’s own account, whatever its row says', async () => {
  const { api } = await start()
  const { db } = api.deps
  const id = await ensureOfficialAccount(systemContext(api.deps))
  const [official] = await db.select().from(profile).where(eq(profile.id, id))
  const isOfficial = eq(member.id, official?.memberId ?? '')
  await db
    .update(member)
    .set({ eraseAt: new Date(0) })
    .where(isOfficial)

  expect(await eraseMembers(systemContext(api.deps))).toBe(0)
  expect(await db.select().from(member).where(isOfficial)).toHaveLength(1)
})
