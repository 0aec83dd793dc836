import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

export type PostCounts = { likes: number; commenters: number; reports: number; saves: number }

/** What people made of a post that is locked. Its author is no commenter; reports are those of members of an age. */
export async function readPostCounts(
  db: Executor,
  {
    id,
    authorProfileId,
    joinedBefore,
  }: { id: string; authorProfileId: string | null; joinedBefore: Date },
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
      (
        select count(distinct r.reporter_profile_id)::int from moderation_case c
          join report r on r.case_id = c.id
          join profile p on p.id = r.reporter_profile_id
          join member m on m.id = p.member_id
        where c.target_type = 'post' and c.target_id = ${id} and c.status <> 'decided'
          and m.created_at <= ${joinedBefore}::timestamptz
      ) as reports,
      (select count(*)::int from save where target_type = 'post' and target_id = ${id}) as saves`)
  const [row] = rows
  if (!row) throw new Error('unreachable: one row is asked for')
  return row
}
