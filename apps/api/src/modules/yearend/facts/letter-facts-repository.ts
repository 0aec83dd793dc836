import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client.js'
import type { YearWindow } from '../season.js'
import { dayOf, readRhythm } from './rhythm-repository.js'
import type { LetterFacts } from './year-facts.js'

type Of = YearWindow & { profileId: string; now: Date }

export const written = ({ profileId, from, until }: Of) => sql`
  from tree_letter letter
  where letter.owner_profile_id = ${profileId} and not letter.is_blinded
    and letter.created_at >= ${from.toISOString()} and letter.created_at < ${until.toISOString()}`

/** Letters on the member's own trees, of those that may be read by now. */
export const received = ({ profileId, from, until, now }: Of) => sql`
  from tree join tree_letter letter on letter.tree_id = tree.id
  where tree.profile_id = ${profileId} and tree.opens_at <= ${now.toISOString()}
    and not tree.is_hidden and not letter.is_hidden and not letter.is_blinded
    and letter.created_at >= ${from.toISOString()} and letter.created_at < ${until.toISOString()}`

type Received = Omit<LetterFacts, 'rhythm' | 'written' | 'writtenTo'>

export async function readLetterFacts(db: Executor, of: Of): Promise<LetterFacts> {
  const rhythm = await readRhythm(db, sql`select letter.created_at ${written(of)}`)
  const { rows: sent } = await db.execute<{ written: number; writtenTo: number }>(sql`
    select count(*)::int as written, count(distinct letter.tree_id)::int as "writtenTo" ${written(of)}`)
  const { rows: came } = await db.execute<Received>(sql`
    select count(*)::int as received, count(distinct tree.id)::int as "receivedOn",
      min(${dayOf(sql`letter.created_at`)}) as "firstReceivedDay",
      coalesce(max(char_length(letter.body)), 0)::int as "longestReceived"
    ${received(of)}`)
  return {
    rhythm,
    ...(sent[0] ?? { written: 0, writtenTo: 0 }),
    ...(came[0] ?? { received: 0, receivedOn: 0, firstReceivedDay: null, longestReceived: 0 }),
  }
}

/** A letter on one of the member's own trees that may be read by now; null where there is none. */
export async function findReadableLetter(
  db: Executor,
  { letterId, profileId, now }: { letterId: string; profileId: string; now: Date },
): Promise<{ ornament: string; text: string } | null> {
  const { rows } = await db.execute<{ ornament: string; text: string }>(sql`
    select letter.ornament, letter.body as text
    from tree_letter letter join tree on tree.id = letter.tree_id
    where letter.id = ${letterId} and tree.profile_id = ${profileId}
      and tree.opens_at <= ${now.toISOString()} and not tree.is_hidden
      and not letter.is_hidden and not letter.is_blinded`)
  return rows[0] ?? null
}

/** What of a letter that was chosen changes afterwards; null once it went with its tree. */
export async function findLetterNow(
  db: Executor,
  letterId: string,
): Promise<{ name: string | null; isBlinded: boolean } | null> {
  const { rows } = await db.execute<{ name: string | null; isBlinded: boolean }>(sql`
    select name, is_blinded as "isBlinded" from tree_letter where id = ${letterId}`)
  return rows[0] ?? null
}
