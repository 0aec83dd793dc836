import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { chatPerson } from '../../testing/test-chat.js'
import { addFinishedPlay, blockPerson } from '../../testing/test-comments.js'
import { addPost } from '../../testing/test-community.js'
import type { ManualClock } from '../../platform/time/clock.fake.js'
import { engagementCount, game, play, post } from '../../schema/tables.js'
import { clockAt, todayOf } from './testing/test-morning.js'

let api: TestApi
let clock: ManualClock

const HOUR_MS = 3_600_000

beforeEach(async () => {
  // A Tuesday without a season; what ships is older than a week by then.
  clock = clockAt('2026-03-10T23:00:00')
  api = startTestApi(await createTestDatabase(), { clock })
  await api.deps.db.execute(sql`update theme set published_at = '2026-01-01T00:00:00Z'`)
})

const bulletinFor = async (someone: Parameters<typeof todayOf>[0] = { browser: api.browser() }) =>
  (await todayOf(someone)).bulletin

/** Counted plays of a world cup that ended now, all with that winner. */
async function playWorldcup(times: number, label: string): Promise<string> {
  const { db } = api.deps
  const [row] = await db.select().from(game).where(eq(game.slug, 'winter-snacks'))
  if (!row) throw new Error('the shipped games are missing')
  for (let count = 0; count < times; count += 1) {
    const { profileId } = await chatPerson(api)
    await addFinishedPlay(api, profileId, row.id)
    await db
      .update(play)
      .set({ resultKey: label, outcome: { champion: { label } }, countedAt: clock.now() })
      .where(eq(play.ownerProfileId, profileId))
  }
  return row.id
}

async function like(postId: string, likes: number): Promise<void> {
  await api.deps.db
    .insert(engagementCount)
    .values({ targetType: 'post', targetId: postId, likes })
    .onConflictDoUpdate({
      target: [engagementCount.targetType, engagementCount.targetId],
      set: { likes },
    })
}

it('says nothing where nothing happened', async () => {
  clock.advance(2 * HOUR_MS)
  expect(await bulletinFor()).toEqual([])
})

it('tells of a story of this week', async () => {
  await api.deps.db.execute(sql`
    update theme set published_at = '2026-03-09T00:00:00Z'
    where id = (select id from theme where age_rating = 'all' limit 1)`)
  const [item] = await bulletinFor()
  expect(item).toMatchObject({ type: 'story' })
  expect(item?.path).toMatch(/^\/doran-tales\/theme\//)

  clock.advance(7 * 24 * HOUR_MS)
  expect(await bulletinFor()).toEqual([])
})

it('tells of who won most yesterday, by three counted plays and more', async () => {
  const gameId = await playWorldcup(2, '붕어빵')
  clock.advance(2 * HOUR_MS)
  expect(await bulletinFor()).toEqual([])
  clock.advance(20 * HOUR_MS)
  await playWorldcup(3, '군고구마')
  await playWorldcup(4, '호떡')
  expect(await bulletinFor()).toEqual([])

  clock.advance(4 * HOUR_MS)

  expect(await bulletinFor()).toMatchObject([
    { type: 'worldcup', title: '호떡', path: `/games/detail?id=${gameId}` },
  ])
})

it('tells of the post of yesterday that most like, but to nobody who blocked its author', async () => {
  const [author, reader] = [await chatPerson(api), await chatPerson(api)]
  const [good, best, hidden, unliked] = [
    await addPost(api, author.profileId),
    await addPost(api, author.profileId),
    await addPost(api, author.profileId),
    await addPost(api, author.profileId),
  ]
  await like(good, 2)
  await like(best, 3)
  await like(hidden, 9)
  await like(unliked, 0)
  await api.deps.db.update(post).set({ isHidden: true }).where(eq(post.id, hidden))
  clock.advance(2 * HOUR_MS)

  expect(await bulletinFor(reader)).toMatchObject([{ type: 'post', path: best }])
  await blockPerson(author, reader)
  expect(await bulletinFor(reader)).toEqual([])
  expect(await bulletinFor()).toHaveLength(1)
})

it('is read anew after a minute', async () => {
  const author = await chatPerson(api)
  const id = await addPost(api, author.profileId)
  clock.advance(2 * HOUR_MS)
  expect(await bulletinFor()).toEqual([])
  await like(id, 1)

  expect(await bulletinFor()).toEqual([])
  clock.advance(60_000)
  expect(await bulletinFor()).toHaveLength(1)
})

const Question = z.tuple([z.looseObject({ text: z.string() }), z.array(z.unknown())], z.unknown())

it('finds the games of a day by their end, however many there are', async () => {
  const spy = vi.spyOn(Client.prototype, 'query')
  await bulletinFor()
  const asked = spy.mock.calls.flatMap((call: unknown[]) => {
    const question = Question.safeParse(call)
    return question.success ? [{ text: question.data[0].text, values: question.data[1] }] : []
  })
  spy.mockRestore()
  const champion = asked.find(({ text }) => text.includes("'worldcup'"))
  if (!champion) throw new Error('nobody asked for yesterday’s champion')

  const client = await api.deps.database.pool.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(`explain ${champion.text}`, champion.values)
  client.release(true)

  expect(JSON.stringify(rows)).toContain('play_finished_day')
})
