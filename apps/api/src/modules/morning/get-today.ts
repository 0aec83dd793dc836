import type { MorningToday } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { dateOf, dayInSeoul } from '../../platform/time/seoul-day.js'
import { readBulletin } from './bulletin.js'
import { toCheck } from './check-view.js'
import { countChecks, findCheck, readStreakFacts } from './day-repository.js'
import { greetingOf, promptOf, readHours } from './morning-time.js'
import { toStreak } from './streak.js'

/** The morning board as it is now. */
export async function getToday(ctx: Context<never, Actor>): Promise<MorningToday> {
  const now = ctx.clock.now()
  const today = dayInSeoul(now)
  const { isOpen, opensAt, closesAt } = readHours(now)
  const [checks, mine, bulletin] = await Promise.all([
    countChecks(ctx.db, today),
    readMine(ctx, today),
    readBulletin(ctx, now),
  ])
  return {
    day: dateOf(today),
    greeting: greetingOf(now),
    prompt: promptOf(now),
    isOpen,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    checks,
    mine,
    bulletin,
  }
}

async function readMine(ctx: Context<never, Actor>, today: number): Promise<MorningToday['mine']> {
  const profileId = profileIdOf(ctx.actor)
  if (profileId === null) return null
  const row = await findCheck(ctx.db, profileId, today)
  const facts = await readStreakFacts(ctx, profileId, today)
  return { check: row && toCheck(row), streak: toStreak(facts) }
}
