import { EARNINGS, MORNING } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { dateOf } from '../../platform/time/seoul-day.js'
import { countEarned, earn } from '../wallet/index.js'

const TITLES = {
  morning_check: '아침 출석',
  morning_note: '아침 한마디',
  morning_week: '7일 이어서 출석',
} as const

type MorningEarning = keyof typeof TITLES

const KEYS: readonly MorningEarning[] = ['morning_check', 'morning_note', 'morning_week']

/** The runes of a check-in, in its transaction. */
export async function earnForCheck(
  ctx: Context,
  { profileId, day, streak, hasNote }: StreakOn & { hasNote: boolean },
): Promise<void> {
  await earnFor(ctx, 'morning_check', { profileId, day })
  if (hasNote) await earnFor(ctx, 'morning_note', { profileId, day })
  await earnForWeek(ctx, { profileId, day, streak })
}

type StreakOn = { profileId: string; day: number; streak: number }

/** More of every seventh day. */
export async function earnForWeek(
  ctx: Context,
  { profileId, day, streak }: StreakOn,
): Promise<void> {
  if (streak % MORNING.weekDays === 0) await earnFor(ctx, 'morning_week', { profileId, day })
}

/** What today's check-in brought. */
export async function countRunes(ctx: Context, profileId: string): Promise<number> {
  let runes = 0
  for (const earning of KEYS) {
    runes += (await countEarned(ctx, { profileId, earning })) * EARNINGS[earning].runes
  }
  return runes
}

async function earnFor(
  ctx: Context,
  earning: MorningEarning,
  { profileId, day }: { profileId: string; day: number },
): Promise<void> {
  await earn(ctx, { profileId, earning, subject: dateOf(day), title: TITLES[earning] })
}
