import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { join } from '../../testing/test-account.js'
import { registry } from '../index.js'
import { sharedTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { arcadeScore, game, morningComma, morningDay } from '../../schema/tables.js'
import { exportedTables } from './exported-tables.js'

const api = sharedTestApi()

const Rows = z.array(z.looseObject({ id: z.string() }))
const File = z.looseObject({
  안내: z.looseObject({ 만든_때: z.string(), 차례: z.record(z.string(), z.string()) }),
  story_session: z.array(z.looseObject({ turn: Rows })),
  notification: Rows,
  tree_block: z.array(z.strictObject({ created_at: z.string() })),
  arcade_score: z.array(z.looseObject({ week: z.string() })),
  morning_day: z.array(z.looseObject({ day: z.string() })),
  morning_comma: z.array(z.looseObject({ used_for: z.string().nullable() })),
})

async function exportOf(browser: Browser) {
  const response = await browser.request('/v1/user/export', { method: 'POST' })
  const told: unknown = await response.json()
  return { file: File.parse(told), headings: Object.keys(Object(told)) }
}

/** Somebody who has read two stories, with a picture and notices. */
async function readerOfTwo() {
  const browser = api().browser()
  const { me } = await join(api().deps, browser)
  for (const text of ['불을 살핀다', '문을 연다']) {
    await browser.tell(await browser.openStory(), { text })
  }
  return { browser, profileId: me.profile.id }
}

/** Every string in a value that is a time, or begins with one. */
function timesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d[T ]\d\d/.test(value) ? [value] : []
  return typeof value === 'object' && value ? Object.values(value).flatMap(timesIn) : []
}

it('begins with what is in it, and tells of the person before their things', async () => {
  const { browser } = await readerOfTwo()

  const { file, headings } = await exportOf(browser)

  const exported = exportedTables(registry.tables)
  const whole = exported.filter((table) => !table.exported.within).map(({ name }) => name)
  expect(headings).toEqual(['안내', ...whole, 'pictures'])
  expect(headings.slice(1, 4)).toEqual(['member', 'consent_log', 'profile'])
  const listed = Object.keys(file.안내.차례)
  const within = [
    'story_session.story_memory',
    'story_session.turn',
    'event_session.event',
    'poll.poll_option',
    'ticket.ticket_message',
  ]
  expect(listed.toSorted()).toEqual([...headings.slice(1), ...within].toSorted())
  expect(file.story_session.map(({ turn }) => turn.map((each) => each['input_text']))).toEqual([
    [null, '불을 살핀다'],
    [null, '문을 연다'],
  ])
})

it('says every time in one form', async () => {
  const { browser } = await readerOfTwo()

  const times = timesIn((await exportOf(browser)).file)

  expect(times.length).toBeGreaterThan(15)
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

it('is the same each time, but for when it was made', async () => {
  const { browser } = await readerOfTwo()

  const [{ file: one }, { file: other }] = [await exportOf(browser), await exportOf(browser)]

  const { 만든_때 } = one.안내
  expect({ ...other, 안내: { ...other.안내, 만든_때 } }).toEqual(one)
})

it('tells everything once where there is much', async () => {
  const { browser, profileId } = await readerOfTwo()
  await api().deps.db.execute(sql`
    insert into notification (id, profile_id, type, data, created_at)
    select gen_random_uuid(), ${profileId}, 'welcome', '{}', now() from generate_series(1, 1001)`)

  const { file } = await exportOf(browser)

  const ids = file.notification.map(({ id }) => id)
  expect(ids).toHaveLength(1002)
  expect(new Set(ids)).toHaveLength(1002)
})

it('tells everything where nothing but a key that is not told sets it apart', async () => {
  const { browser, profileId } = await readerOfTwo()
  await api().deps.db.execute(sql`
    insert into tree_block (profile_id, writer_id, created_at)
    select ${profileId}, gen_random_uuid(), '2026-12-01T00:00:00Z' from generate_series(1, 1001)`)

  const { file } = await exportOf(browser)

  expect(file.tree_block).toHaveLength(1001)
  expect(new Set(file.tree_block.map((row) => row.created_at))).toEqual(
    new Set(['2026-12-01T00:00:00.000Z']),
  )
})

it('tells days as dates', async () => {
  const { browser, profileId } = await readerOfTwo()
  const { db } = api().deps
  // 20 440 days after 1970.
  await db.insert(morningDay).values({ profileId, day: 20_440, type: 'bought', streak: 1 })
  const createdAt = new Date('2025-12-18T00:00:00Z')
  await db.insert(morningComma).values([
    { id: api().deps.newId(), profileId, createdAt, usedFor: 20_440 },
    { id: api().deps.newId(), profileId, createdAt },
  ])
  const [tomato] = await db.select().from(game).where(eq(game.kind, 'tomato'))
  if (!tomato) throw new Error('the shipped games are missing')
  const score = { gameId: tomato.id, week: 20_437, profileId, score: 1, achievedAt: createdAt }
  await db.insert(arcadeScore).values(score)

  const { file } = await exportOf(browser)

  expect(file.morning_day.map(({ day }) => day)).toEqual(['2025-12-18'])
  expect(file.morning_comma.map((comma) => comma.used_for)).toEqual(['2025-12-18', null])
  expect(file.arcade_score.map(({ week }) => week)).toEqual(['2025-12-15'])
})
