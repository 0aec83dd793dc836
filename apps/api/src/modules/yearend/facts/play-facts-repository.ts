import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client.js'
import type { YearWindow } from '../season.js'
import { dayOf, readRhythm } from './rhythm-repository.js'
import type { Champion, PlayFacts } from './year-facts.js'

type Of = YearWindow & { profileId: string }

const MOST_CHAMPIONS = 5

/** Plays that a member finished within the year and did not delete. */
export const finished = ({ profileId, from, until }: Of) => sql`
  from play
  where play.owner_profile_id = ${profileId} and play.last_at >= ${from.toISOString()}
    and play.deleted_at is null and play.finished_at >= ${from.toISOString()}
    and play.finished_at < ${until.toISOString()}`

type Sums = Pick<PlayFacts, 'plays' | 'games' | 'worldcups' | 'relaxed'>
type Arcade = Pick<PlayFacts, 'tomatoGames' | 'tomatoScores' | 'bestTomato' | 'pops'>

export async function readPlayFacts(db: Executor, of: Of): Promise<PlayFacts> {
  const rhythm = await readRhythm(db, sql`select play.finished_at ${finished(of)}`)
  const { rows: sums } = await db.execute<Sums>(sql`
    with finished as (select play.game_id, play.mode ${finished(of)})
    select count(*)::int as plays, count(distinct game_id)::int as games,
      (count(*) filter (where mode = 'relaxed'))::int as relaxed,
      (count(*) filter (where game.kind = 'worldcup'))::int as worldcups
    from finished join game on game.id = finished.game_id`)
  const { rows: most } = await db.execute<{ title: string; count: number }>(sql`
    with finished as (select play.game_id, count(*)::int as count ${finished(of)} group by play.game_id)
    select version.card->>'title' as title, finished.count
    from finished join game on game.id = finished.game_id
      join game_version version on version.id = game.published_version_id
    where game.visibility in ('public', 'unlisted')
    order by finished.count desc, game.id limit 1`)
  const ofCups = await listChampions(db, of, sql`game.kind = 'worldcup'`)
  const champions =
    ofCups.length > 0
      ? ofCups
      : await listChampions(db, of, sql`game.kind in ('psytest', 'quiz', 'branch', 'tier')`)
  const { rows: arcade } = await db.execute<Arcade>(sql`
    select coalesce(sum(games), 0)::int as "tomatoGames",
      coalesce(sum(total), 0)::int as "tomatoScores", coalesce(max(best), 0)::int as "bestTomato",
      coalesce(sum(pops), 0)::int as pops
    from arcade_day where owner_profile_id = ${of.profileId} and day >= ${of.fromDay} and day < ${of.untilDay}`)
  return {
    rhythm,
    ...(sums[0] ?? { plays: 0, games: 0, worldcups: 0, relaxed: 0 }),
    most: most[0] ?? null,
    champions,
    ...(arcade[0] ?? { tomatoGames: 0, tomatoScores: 0, bestTomato: 0, pops: 0 }),
  }
}

/** What won most often; of games that others see, and that are for everybody: a book is handed on. */
async function listChampions(db: Executor, of: Of, isOfKind: SQL): Promise<Champion[]> {
  const { rows } = await db.execute<Champion>(sql`
    with won as (
      select play.game_id, play.result_key, count(*)::int as count,
        max(${dayOf(sql`play.finished_at`)}) as last_day, max(play.id::text)::uuid as last_id
      ${finished(of)} and play.result_key is not null
        and play.game_id in (
          select game.id from game
          where ${isOfKind} and game.visibility in ('public', 'unlisted') and game.age_rating <> '15'
        )
      group by play.game_id, play.result_key
      order by count desc, last_day desc, play.game_id, play.result_key limit ${MOST_CHAMPIONS}
    )
    select version.card->>'title' as game, last.card->>'title' as label,
      last.card->'picture'->>'url' as picture, won.count, won.last_day as "lastDay",
      game.kind = 'worldcup' as "isWorldcup"
    from won join play last on last.id = won.last_id
      join game on game.id = won.game_id
      join game_version version on version.id = game.published_version_id
    where last.card->>'title' is not null
    order by won.count desc, won.last_day desc, won.game_id, won.result_key`)
  return rows
}
