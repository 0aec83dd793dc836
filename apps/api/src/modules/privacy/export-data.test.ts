import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { join } from '../../testing/test-account.js'
import { registry } from '../index.js'
import { sharedTestApi } from '../../testing/test-app.js'
import type { Browser } from '../../testing/test-browser.js'
import { exportedTables } from './exported-tables.js'

const api = sharedTestApi()

const Rows = z.array(z.looseObject({ id: z.string() }))
const File = z.looseObject({
  안내: z.looseObject({ 만든_때: z.string(), 차례: z.record(z.string(), z.string()) }),
  story_session: z.array(z.looseObject({ turn: Rows })),
  notification: Rows,
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
