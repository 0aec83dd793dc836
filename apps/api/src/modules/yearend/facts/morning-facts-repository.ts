import { sql } from 'drizzle-orm'
import { MORNING_MOODS, type MorningMood } from '@doran/contract/limits'
import type { Executor } from '../../../platform/db/client.js'
import type { YearWindow } from '../season.js'
import { readRhythm } from './rhythm-repository.js'
import type { MorningFacts } from './year-facts.js'

type Of = YearWindow & { profileId: string }
type MoodRow = { month: number | null; mood: MorningMood; count: number }

const days = ({ profileId, fromDay, untilDay }: Of) => sql`
  from morning_day where profile_id = ${profileId} and day >= ${fromDay} and day < ${untilDay}`

/** Mornings at which they were there, without those that a comma stands for. */
export const checks = (of: Of) => sql`${days(of)} and type = 'check' and checked_at is not null`

export async function readMorningFacts(db: Executor, of: Of): Promise<MorningFacts> {
  const rhythm = await readRhythm(db, sql`select checked_at ${checks(of)}`)
  const { rows: sums } = await db.execute<
    Pick<MorningFacts, 'checks' | 'bridged' | 'longestStreak'>
  >(sql`
    select (count(*) filter (where type = 'check'))::int as checks,
      (count(*) filter (where type <> 'check'))::int as bridged,
      coalesce(max(streak), 0)::int as "longestStreak"
    ${days(of)}`)
  const { rows: notes } = await db.execute<{ notes: number }>(sql`
    select count(*)::int as notes from morning_note
    where profile_id = ${of.profileId} and day >= ${of.fromDay} and day < ${of.untilDay}`)
  const { rows: moods } = await db.execute<MoodRow>(sql`
    select extract(month from date '1970-01-01' + day)::int as month, mood, count(*)::int as count
    ${days(of)} and mood is not null
    group by grouping sets ((extract(month from date '1970-01-01' + day)::int, mood), (mood))
    order by count desc`)
  const whole = firstOf(moods.filter(({ month }) => month === null))
  return {
    rhythm,
    ...(sums[0] ?? { checks: 0, bridged: 0, longestStreak: 0 }),
    notes: notes[0]?.notes ?? 0,
    moods: Array.from(
      { length: 12 },
      (_, at) => firstOf(moods.filter(({ month }) => month === at + 1))?.mood ?? null,
    ),
    mostMood: whole && { mood: whole.mood, count: whole.count },
  }
}

/** Of equally frequent ones that which the contract names first. */
function firstOf(rows: readonly MoodRow[]): MoodRow | null {
  const [first] = rows.toSorted(
    (one, other) =>
      other.count - one.count ||
      MORNING_MOODS.indexOf(one.mood) - MORNING_MOODS.indexOf(other.mood),
  )
  return first ?? null
}
