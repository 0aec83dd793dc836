import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

export type PostCounts = { likes: number; commenters: number; reports: number; saves: number }

/** What people made of a post that is locked. Its author is no commenter. */
export async function readPostCounts(
  db: Executor,
  { id, authorProfileId }: { id: string; authorProfileId: string | null },
): Promise<PostCounts> {
  const { rows } = await db.execute<PostCounts>(sql`
    select
      coalesce((
        select likes from engagement_count where target_type = 'post' and target_id = ${id}
      ), 0) as likes,
      (
        select count(distinct author_profile_id)::int from comment
        where target_type = 'post' and target_id = ${id} and deleted_at is null and not is_hidden
          and author_profile_id is distinct from ${authorProfileId}::uuid
      ) as commenters,
      coalesce((
        select report_count from moderation_case
        where target_type = 'post' and target_id = ${id} and status <> 'decided'
      ), 0) as reports,
      (select count(*)::int from save where target_type = 'post' and target_id = ${id}) as saves`)
  const [row] = rows
  if (!row) throw new Error('unreachable: one row is asked for')
  return row
}
