import type { BodyOf, QueryOf } from '@doran/contract'
import { createManualClock, type ManualClock } from '../../../platform/time/clock.fake.js'
import type { TestApi } from '../../../testing/test-app.js'
import type { Browser } from '../../../testing/test-browser.js'
import { DAY_MS, start } from '../../../testing/test-wallet.js'
import { morningDay } from '../../../schema/morning/morning.table.js'

type Someone = { browser: Browser }

/** Two processes and a member at both, from that time of Seoul on. */
export const startAt = (seoul: string) => start({}, clockAt(seoul))

export const clockAt = (seoul: string): ManualClock => createManualClock(new Date(`${seoul}+09:00`))

export const checkIn = (
  { browser }: Someone,
  more: Partial<BodyOf<'POST /v1/morning/check'>> = {},
) => browser.api.call('POST /v1/morning/check', { body: { mood: 'sun', ...more } })

export const bridge = ({ browser }: Someone) => browser.api.call('POST /v1/morning/bridge', {})

export const todayOf = ({ browser }: Someone) => browser.api.call('GET /v1/morning/today', {})

export const calendarOf = ({ browser }: Someone, month: string) =>
  browser.api.call('GET /v1/morning/calendar', { query: { month } })

export const notesOf = ({ browser }: Someone, query: QueryOf<'GET /v1/morning/note'> = {}) =>
  browser.api.call('GET /v1/morning/note', { query })

export const react = (
  { browser }: Someone,
  noteId: string,
  reaction: BodyOf<'PUT /v1/morning/note/{noteId}/reaction'>['reaction'],
) =>
  browser.api.call('PUT /v1/morning/note/{noteId}/reaction', {
    params: { noteId },
    body: { reaction },
  })

export const takeNoteBack = ({ browser }: Someone, noteId: string) =>
  browser.api.call('DELETE /v1/morning/note/{noteId}', { params: { noteId } })

/** Checks in on so many days, one after another, beginning now; the clock stands on the last of them. */
export async function checkInDaily(
  someone: Someone & { clock: ManualClock },
  days: number,
): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    if (day > 0) someone.clock.advance(DAY_MS)
    await checkIn(someone)
  }
}

/** Everybody's days in the streak's book, the first first. */
export const daysIn = async ({ deps }: TestApi) =>
  (await deps.db.select().from(morningDay).orderBy(morningDay.day)).map(({ type, streak }) => ({
    type,
    streak,
  }))
