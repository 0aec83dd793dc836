import { sql, type SQL } from 'drizzle-orm'
import type { YearSource } from '@doran/contract/limits'
import type { Executor } from '../../platform/db/client.js'
import { comments, likes, posts } from './facts/community-facts-repository.js'
import { received, written } from './facts/letter-facts-repository.js'
import { checks } from './facts/morning-facts-repository.js'
import { finished } from './facts/play-facts-repository.js'
import { told } from './facts/story-facts-repository.js'
import type { YearWindow } from './season.js'

const count = (rows: SQL): SQL => sql`(select count(*)::int ${rows})`

/** How much there is of a year by source: the same rows that its book counts. */
export async function countSources(
  db: Executor,
  of: YearWindow & { profileId: string; now: Date },
): Promise<Record<YearSource, number>> {
  const { rows } = await db.execute<Record<YearSource, number>>(sql`
    select ${count(told(of))} as story, ${count(finished(of))} as play,
      ${count(written(of))} + ${count(received(of))} as letter, ${count(checks(of))} as morning,
      ${count(posts(of))} + ${count(comments(of))} + ${count(likes(of))} as community`)
  return rows[0] ?? { story: 0, play: 0, letter: 0, morning: 0, community: 0 }
}
