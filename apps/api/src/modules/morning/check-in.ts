import type { ReplyOf } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { MORNING, type MorningMood } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { assertMayWrite, hasLink } from '../permission/index.js'
import { openWallet } from '../wallet/index.js'
import { toCheck } from './check-view.js'
import { findCheck, insertDays, readStreakFacts, type CheckRow } from './day-repository.js'
import { countRunes, earnForCheck } from './earn-runes.js'
import { hourInSeoul, isMorningOpen } from './morning-time.js'
import { insertNote } from './note-repository.js'
import { streakWithToday, toStreak } from './streak.js'

const TOO_EARLY = '아직 이른 시간이에요. 아침 5시에 문을 열어요.'

/** `note`: empty for none. */
type Checked = { mood: MorningMood; note: string; isAnonymous: boolean }

/**
 * Checks the member in; again it answers the day's first one.
 * @throws AppError MORNING_CLOSED, WRITING_PAUSED, LIMITED_SESSION, INVALID_INPUT
 */
export async function checkIn(
  ctx: Context<never, Member>,
  given: Checked,
): Promise<ReplyOf<'POST /v1/morning/check'>> {
  // Whoever waits for the lock came in time.
  const now = ctx.clock.now()
  const { profileId } = ctx.actor
  return inTransaction(ctx, async (tx) => {
    // Whatever a member's morning changes is changed by one at a time.
    await openWallet(tx, profileId, 'rune')
    const day = dayInSeoul(now)
    const row = (await findCheck(tx.db, profileId, day)) ?? (await write(tx, given, now))
    return {
      check: toCheck(row),
      streak: toStreak(await readStreakFacts(tx, profileId, day)),
      runes: await countRunes(tx, profileId),
    }
  })
}

async function write(ctx: Context<never, Member>, given: Checked, now: Date): Promise<CheckRow> {
  if (!isMorningOpen(now)) throw closedAt(now)
  const { db } = ctx
  const { profileId } = ctx.actor
  const { mood, note, isAnonymous } = given
  if (note !== '') await assertMayLeave(ctx, note)
  const day = dayInSeoul(now)
  const streak = streakWithToday(await readStreakFacts(ctx, profileId, day))
  await insertDays(db, [{ profileId, day, type: 'check', streak, mood, checkedAt: now }])
  const left = { id: ctx.newId(), text: note, isAnonymous }
  if (note !== '') await insertNote(db, { ...left, profileId, day, mood, createdAt: now })
  await earnForCheck(ctx, { profileId, day, streak, hasNote: note !== '' })
  return { day, type: 'check', mood, checkedAt: now, note: note === '' ? null : left }
}

function closedAt(now: Date): AppError {
  const isBefore = hourInSeoul(now) < MORNING.opensHour
  return new AppError('MORNING_CLOSED', isBefore ? { message: TOO_EARLY } : {})
}

async function assertMayLeave(ctx: Context<never, Member>, note: string): Promise<void> {
  const { isNewAccount } = await assertMayWrite(ctx)
  if (!isNewAccount || !hasLink(note)) return
  throw new AppError('INVALID_INPUT', { field: 'note', message: FIELD_COPY.commentLink })
}
