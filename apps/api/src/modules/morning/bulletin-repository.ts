import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

type Times = { from: Date; until: Date }

export type Champion = { game_id: string; title: string; champion: string }

/** Fewer plays say nothing of what people like. */
const PLAYS_AT_LEAST = 3

/** Who won most of the counted world cups that ended in that time. */
export async function findChampion(db: Executor, { from, until }: Times): Promise<Champion | null> {
  const { rows } = await db.execute<Champion>(sql`
    select p.game_id, v.card ->> 'title' as title, max(p.outcome -> 'champion' ->> 'label') as champion
    from play p
      join game g on g.id = p.game_id
      join game_version v on v.id = g.published_version_id
    where g.kind = 'worldcup' and g.visibility = 'public' and g.age_rating = 'all'
      and p.status = 'finished' and p.deleted_at is null and p.counted_at is not null
      and p.finished_at >= ${from.toISOString()}::timestamptz
      and p.finished_at < ${until.toISOString()}::timestamptz
    group by p.game_id, v.card ->> 'title', p.result_key
    having count(*) >= ${PLAYS_AT_LEAST}
    order by count(*) desc, p.game_id, p.result_key limit 1`)
  return rows[0] ?? null
}

export type LikedPost = { id: string; title: string; likes: number; author_id: string | null }

/** The post of that time that most people like. */
export async function findLikedPost(
  db: Executor,
  { from, until }: Times,
): Promise<LikedPost | null> {
  const { rows } = await db.execute<LikedPost>(sql`
    select p.id, p.title, e.likes, p.author_profile_id as author_id
    from post p join engagement_count e on e.target_type = 'post' and e.target_id = p.id
    where p.created_at >= ${from.toISOString()}::timestamptz
      and p.created_at < ${until.toISOString()}::timestamptz
      and p.deleted_at is null and not p.is_hidden and e.likes > 0
    order by e.likes desc, p.created_at limit 1`)
  return rows[0] ?? null
}
