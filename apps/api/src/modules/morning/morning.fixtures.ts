import { randomUUID } from 'node:crypto'
import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { morningDay, morningNote } from '../../schema/morning/morning.table.js'

/** A note of today's. */
async function addNote({ deps }: TestApi, profileId: string): Promise<string> {
  const id = deps.newId()
  const now = deps.clock.now()
  const [day, mood] = [dayInSeoul(now), 'sun' as const]
  const text = '창문을 열었어요.'
  await deps.db
    .insert(morningNote)
    .values({ id, profileId, day, text, mood, isAnonymous: false, createdAt: now })
    .onConflictDoNothing()
  return id
}

/** A note of the person's; one of nobody for who has no account. */
async function noteOf(api: TestApi, { account }: Person): Promise<string> {
  return account ? addNote(api, account.member.profileId) : randomUUID()
}

/** What is asked for again answers at any hour what the first one was. */
async function asCheckedIn(api: TestApi, { account }: Person): Promise<CallFixture> {
  if (account) await addDay(api, account.member.profileId, 0)
  return { body: { mood: 'sun' } }
}

/** The day before yesterday, so that yesterday can be bridged. */
async function asMissedDay(api: TestApi, { account }: Person): Promise<CallFixture> {
  if (account) await addDay(api, account.member.profileId, 2)
  return {}
}

async function addDay({ deps }: TestApi, profileId: string, daysAgo: number): Promise<void> {
  const now = deps.clock.now()
  const day = dayInSeoul(now) - daysAgo
  await deps.db
    .insert(morningDay)
    .values({ profileId, day, type: 'check', streak: 1, mood: 'sun', checkedAt: now })
    .onConflictDoNothing()
}

async function ofSomeNote(api: TestApi): Promise<CallFixture> {
  const { member } = await someAccount(api)
  return { params: { noteId: await addNote(api, member.profileId) }, body: { reaction: 'nod' } }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/morning/check': asCheckedIn,
    'POST /v1/morning/bridge': asMissedDay,
    'PUT /v1/morning/note/{noteId}/reaction': ofSomeNote,
    'GET /v1/morning/calendar': () => Promise.resolve({ query: { month: '2026-11' } }),
  },
  owned: { morningNote: noteOf },
  protectedColumns: {
    morning_day: 'profile_id, day, type, streak, checked_at',
    morning_note: 'id, profile_id, day, is_hidden, created_at',
    morning_reaction: 'note_id, profile_id, created_at',
    morning_comma: 'id, profile_id, created_at',
  },
}
