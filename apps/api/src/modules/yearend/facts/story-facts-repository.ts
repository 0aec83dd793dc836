import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client.js'
import type { YearWindow } from '../season.js'
import { dayOf, readRhythm } from './rhythm-repository.js'
import type { StoryFacts, TopStory } from './year-facts.js'

type Of = YearWindow & { profileId: string }

/** Lines among which one is chosen; the rest of a long year is not looked at. */
const LINES_LOOKED_AT = 30

/** Turns that a member asked for within the year, with the stories that they are of; none of stories from a file. */
export const told = ({ profileId, from, until }: Of) => sql`
  from story_session session join turn on turn.session_id = session.id
  where session.owner_profile_id = ${profileId} and session.deleted_at is null
    and session.origin <> 'imported'
    and session.last_at >= ${from.toISOString()}
    and turn.input_kind is not null and turn.status in ('done', 'stopped')
    and turn.created_at >= ${from.toISOString()} and turn.created_at < ${until.toISOString()}`

const IS_TYPED = sql.raw(`turn.input_kind in ('do', 'say', 'narrate')`)

export type TopStoryRow = Omit<TopStory, 'cover' | 'quote'> & {
  themeId: string
  slug: string
  ageRating: string
}

type Sums = Pick<StoryFacts, 'turns' | 'endings' | 'returns' | 'said' | 'questions' | 'typed'>

export async function readStorySums(
  db: Executor,
  of: Of,
): Promise<Omit<StoryFacts, 'top'> & { topRow: TopStoryRow | null }> {
  const { profileId, from, until } = of
  const rhythm = await readRhythm(db, sql`select turn.created_at ${told(of)}`)
  const { rows: sums } = await db.execute<Sums>(sql`
    select count(*)::int as turns, count(turn.ending)::int as endings,
      (count(turn.parent_id) - count(distinct turn.parent_id))::int as returns,
      (count(*) filter (where turn.input_kind = 'say'))::int as said,
      (count(*) filter (where ${IS_TYPED} and turn.input_text like '%?%'))::int as questions,
      coalesce(sum(char_length(turn.input_text)) filter (where ${IS_TYPED}), 0)::int as typed
    ${told(of)}`)
  const { rows: begun } = await db.execute<{
    sessions: number
    themes: number
    genres: number
  }>(sql`
    select count(*)::int as sessions, count(distinct theme.id)::int as themes,
      count(distinct theme.genre)::int as genres
    from story_session session join theme on theme.id = session.theme_id
    where session.owner_profile_id = ${profileId} and session.deleted_at is null
      and session.origin <> 'imported'
      and session.created_at >= ${from.toISOString()} and session.created_at < ${until.toISOString()}`)
  const { rows: tops } = await db.execute<TopStoryRow>(sql`
    with read as (
      select session.theme_id, count(*)::int as turns, count(turn.ending)::int as endings,
        count(distinct session.id)::int as sessions,
        count(distinct ${dayOf(sql`turn.created_at`)})::int as days,
        min(${dayOf(sql`turn.created_at`)}) as first_day, max(${dayOf(sql`turn.created_at`)}) as last_day
      ${told(of)}
      group by session.theme_id
    )
    select theme.id as "themeId", theme.title, theme.genre, theme.slug,
      theme.age_rating as "ageRating", read.turns, read.endings, read.sessions, read.days,
      read.first_day as "firstDay", read.last_day as "lastDay"
    from read join theme on theme.id = read.theme_id
    order by read.turns desc, theme.id limit 1`)
  const none = { turns: 0, endings: 0, returns: 0, said: 0, questions: 0, typed: 0 }
  return {
    rhythm,
    ...(sums[0] ?? none),
    ...(begun[0] ?? { sessions: 0, themes: 0, genres: 0 }),
    topRow: tops[0] ?? null,
  }
}

/** Lines that the member wrote in a story, spoken ones first, longer ones before shorter ones. */
export async function listOwnLines(
  db: Executor,
  { themeId, least, most, ...of }: Of & { themeId: string; least: number; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select turn.input_text as text ${told(of)}
      and session.theme_id = ${themeId} and ${IS_TYPED}
      and char_length(turn.input_text) between ${least} and ${most}
    order by turn.input_kind = 'say' desc, char_length(turn.input_text) desc, turn.created_at, turn.id
    limit ${LINES_LOOKED_AT}`)
  return rows.map(({ text }) => text)
}
