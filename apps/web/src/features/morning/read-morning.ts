import type { ApiClient } from '@doran/api-client'
import type { MorningCalendar, MorningToday, ReplyOf } from '@doran/contract'
import { readOrNull } from '../../lib/read-or-null'
import { noteQuery, type MorningAddress } from './morning-address'

/** Each is null where it cannot be read now; the calendar of visitors too. */
export type MorningContent = {
  today: MorningToday | null
  notes: ReplyOf<'GET /v1/morning/note'> | null
  calendar: MorningCalendar | null
}

const TIMEOUT_MS = 3_000

export async function readMorning(
  api: ApiClient,
  address: MorningAddress,
): Promise<MorningContent> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const [today, notes] = await Promise.all([
    readOrNull(api.call('GET /v1/morning/today', { signal })),
    readOrNull(api.call('GET /v1/morning/note', { query: noteQuery(address), signal })),
  ])
  const calendar = today?.mine ? await readCalendar(api, today.day.slice(0, 7)) : null
  return { today, notes, calendar }
}

function readCalendar(api: ApiClient, month: string): Promise<MorningCalendar | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return readOrNull(api.call('GET /v1/morning/calendar', { query: { month }, signal }))
}
