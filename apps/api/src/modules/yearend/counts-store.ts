import { sql } from 'drizzle-orm'
import type { YearSource } from '@doran/contract/limits'
import type { Executor } from '../../platform/db/client.js'
import type { YearWindow } from './season.js'

/** How much there is of a year by source, counted by indexes: stories, plays, letters, mornings, and what was said. */
export async function countSources(
  db: Executor,
  { profileId, from, until, fromDay, untilDay, now }: YearWindow & { profileId: string; now: Date },
): Promise<Record<YearSource, number>> {
  const since = sql`created_at >= ${from.toISOString()} and created_at < ${until.toISOString()}`
  const { rows } = await db.execute<Record<YearSource, number>>(sql`
    select
      (select count(*)::int from story_session where owner_profile_id = ${profileId}
        and last_at >= ${from.toISOString()} and created_at < ${until.toISOString()}) as story,
      (select count(*)::int from play where owner_profile_id = ${profileId}
        and last_at >= ${from.toISOString()} and deleted_at is null
        and finished_at >= ${from.toISOString()} and finished_at < ${until.toISOString()}) as play,
      (select count(*)::int from tree_letter where owner_profile_id = ${profileId}
        and not is_blinded and ${since})
      + (select count(*)::int from tree join tree_letter letter on letter.tree_id = tree.id
        where tree.profile_id = ${profileId} and tree.opens_at <= ${now.toISOString()}
          and not letter.is_hidden and not letter.is_blinded
          and letter.created_at >= ${from.toISOString()}
          and letter.created_at < ${until.toISOString()}) as letter,
      (select count(*)::int from morning_day where profile_id = ${profileId} and type = 'check'
        and day >= ${fromDay} and day < ${untilDay}) as morning,
      (select count(*)::int from post where author_profile_id = ${profileId}
        and deleted_at is null and not is_hidden and ${since})
      + (select count(*)::int from comment where author_profile_id = ${profileId}
        and deleted_at is null and not is_hidden and ${since})
      + (select count(*)::int from "like" where profile_id = ${profileId} and ${since}) as community`)
  return rows[0] ?? { story: 0, play: 0, letter: 0, morning: 0, community: 0 }
}
