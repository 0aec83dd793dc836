import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client.js'
import type { YearWindow } from '../season.js'
import { readRhythm } from './rhythm-repository.js'
import type { CommunityFacts } from './year-facts.js'

type Of = YearWindow & { profileId: string }

const within = ({ from, until }: Of) =>
  sql`created_at >= ${from.toISOString()} and created_at < ${until.toISOString()}`

export const posts = (of: Of) =>
  sql`from post where author_profile_id = ${of.profileId} and deleted_at is null and not is_hidden and ${within(of)}`
export const comments = (of: Of) =>
  sql`from comment where author_profile_id = ${of.profileId} and deleted_at is null and not is_hidden and ${within(of)}`
export const likes = (of: Of) =>
  sql`from "like" where profile_id = ${of.profileId} and ${within(of)}`

export async function readCommunityFacts(db: Executor, of: Of): Promise<CommunityFacts> {
  const rhythm = await readRhythm(
    db,
    sql`select created_at ${posts(of)} union all select created_at ${comments(of)}
      union all select created_at ${likes(of)}`,
  )
  const { rows } = await db.execute<Omit<CommunityFacts, 'rhythm'>>(sql`
    select (select count(*)::int ${posts(of)}) as posts,
      (select count(*)::int ${comments(of)}) as comments,
      (select count(*)::int ${likes(of)}) as likes,
      (select count(*)::int ${comments(of)} and body like '%?%')
        + (select count(*)::int ${posts(of)} and title like '%?%') as questions`)
  return { rhythm, ...(rows[0] ?? { posts: 0, comments: 0, likes: 0, questions: 0 }) }
}
