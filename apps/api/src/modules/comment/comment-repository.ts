import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { countCommentsLess, type Target } from '../engagement/index.js'
import { comment, type CommentRow } from '../../schema/comment/comment.table.js'

const standing = (id: string) => and(eq(comment.id, id), isNull(comment.deletedAt))

export async function findCommentRow(db: Executor, id: string): Promise<CommentRow | null> {
  const [row] = await db.select().from(comment).where(eq(comment.id, id))
  return row ?? null
}

/** A member's own that stands. */
export async function findOwnComment(
  db: Executor,
  profileId: string,
  id: string,
): Promise<CommentRow | null> {
  const [row] = await db
    .select()
    .from(comment)
    .where(and(standing(id), eq(comment.authorProfileId, profileId)))
  return row ?? null
}

/** Keeps one from being deleted until the transaction ends; false where it was. */
export async function holdComment(db: Executor, id: string): Promise<boolean> {
  const held = await db.select({ id: comment.id }).from(comment).where(standing(id)).for('share')
  return held.length > 0
}

export async function findByClientId(
  db: Executor,
  profileId: string,
  clientCommentId: string,
): Promise<CommentRow | null> {
  const [row] = await db
    .select()
    .from(comment)
    .where(
      and(eq(comment.authorProfileId, profileId), eq(comment.clientCommentId, clientCommentId)),
    )
  return row ?? null
}

/** False where its author has one under the same client id. */
export async function insertComment(
  db: Executor,
  row: typeof comment.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(comment).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** False where it was deleted meanwhile. */
export async function updateBody(
  db: Executor,
  id: string,
  { body, editedAt }: { body: string; editedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.update(comment).set({ body, editedAt }).where(standing(id))
  return rowCount === 1
}

/** Empties it; answers whether it was hidden, and null where it was deleted before. */
export async function emptyComment(
  db: Executor,
  id: string,
  deletedAt: Date,
): Promise<Pick<CommentRow, 'isHidden'> | null> {
  const [row] = await db
    .update(comment)
    .set({ body: '', deletedAt })
    .where(standing(id))
    .returning({ isHidden: comment.isHidden })
  return row ?? null
}

/** Hides one that stands, or shows it again; answers what it is of, and null where nothing changed. */
export async function markHidden(
  db: Executor,
  id: string,
  isHidden: boolean,
): Promise<Pick<CommentRow, 'targetType' | 'targetId'> | null> {
  const [row] = await db
    .update(comment)
    .set({ isHidden })
    .where(and(standing(id), eq(comment.isHidden, !isHidden)))
    .returning({ targetType: comment.targetType, targetId: comment.targetId })
  return row ?? null
}

/**
 * What somebody wrote who is erased: counted no more, emptied, and nobody's. Rows that nothing hangs on go.
 * Answers what they were of.
 */
export async function eraseComments(db: Executor, profileId: string, at: Date): Promise<Target[]> {
  const { rows: erased } = await db.execute<Target & { count: number }>(sql`
    select target_type as "targetType", target_id as "targetId", count(*)::integer as count from comment
    where author_profile_id = ${profileId} and deleted_at is null and not is_hidden group by 1, 2`)
  const counted = await countCommentsLess(db, erased)
  await db.execute(sql`
    delete from comment c where c.author_profile_id = ${profileId}
      and not exists (select from comment r where r.parent_id = c.id)
      and not exists (
        select from "like" l where l.target_type = 'comment' and l.target_id = c.id
          and l.profile_id <> ${profileId}
      )`)
  await db.execute(sql`
    update comment set author_profile_id = null, body = '', deleted_at = coalesce(deleted_at, ${at}::timestamptz)
    where author_profile_id = ${profileId}`)
  return counted
}
