import type { MorningStreak } from '@doran/contract'
import { MORNING } from '@doran/contract/limits'
import { dateOf, mondayOf } from '../../platform/time/seoul-day.js'
import type { MorningDayRow } from '../../schema/morning/morning.table.js'

export type StreakDay = Pick<MorningDayRow, 'day' | 'type' | 'streak'>

/** What a member's streak follows from. */
export type StreakFacts = {
  today: number
  /** The member's days of the last three weeks, in any order. */
  days: readonly StreakDay[]
  longest: number
  /** Commas of the rune shop that are held. */
  bought: number
}

export type Bridge = {
  days: readonly { day: number; by: 'week' | 'bought' }[]
  /** What the streak was: a bridged day keeps it, and adds nothing. */
  streak: number
  /** How many commas of the rune shop it takes. */
  bought: number
}

/** The streak that a check-in of today makes. */
export function streakWithToday({ today, days }: Pick<StreakFacts, 'today' | 'days'>): number {
  return streakOn(days, today - 1) + 1
}

/** The missed days since the last one, and which commas would bridge them; null where there is nothing to bridge. */
export function findBridge({ today, days }: Pick<StreakFacts, 'today' | 'days'>): Bridge | null {
  const last = days
    .filter(({ day }) => day < today)
    .toSorted((one, other) => one.day - other.day)
    .at(-1)
  const missed = last ? today - 1 - last.day : 0
  if (!last || missed < 1 || missed > MORNING.bridgedDays) return null
  const weeks = new Set(days.filter(({ type }) => type === 'week').map(({ day }) => mondayOf(day)))
  const bridged = Array.from({ length: missed }, (_, index) => {
    const day = last.day + 1 + index
    const isOwn = !weeks.has(mondayOf(day))
    weeks.add(mondayOf(day))
    return { day, by: isOwn ? ('week' as const) : ('bought' as const) }
  })
  const bought = bridged.filter(({ by }) => by === 'bought').length
  return { days: bridged, streak: last.streak, bought }
}

export function toStreak(facts: StreakFacts): MorningStreak {
  const { today, days, longest, bought } = facts
  const isWeekUsed = days.some(
    ({ day, type }) => type === 'week' && mondayOf(day) === mondayOf(today),
  )
  const bridge = findBridge(facts)
  return {
    days: streakOn(days, today) || streakOn(days, today - 1),
    longest,
    commas: { week: isWeekUsed ? 0 : 1, bought },
    bridge: bridge && {
      days: bridge.days.map(({ day }) => dateOf(day)),
      streak: bridge.streak,
      hasEnough: bridge.bought <= bought,
    },
  }
}

function streakOn(days: readonly StreakDay[], wanted: number): number {
  return days.find(({ day }) => day === wanted)?.streak ?? 0
}
