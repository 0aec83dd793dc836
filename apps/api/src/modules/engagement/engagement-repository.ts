import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Engagement, FollowTarget, LikeTarget, SaveTarget } from '@doran/contract'
import type { Database, Executor } from '../../platform/db/client.js'
import type { Target } from './count-repository.js'
import { follow } from '../../schema/engagement/follow.table.js'
import { like } from '../../schema/engagement/like.table.js'
import { save } from '../../schema/engagement/save.table.js'

type Of<Type> = { targetType: Type; targetId: string }
type New<Type> = Of<Type> & { profileId: string; createdAt: Date }

const likedBy = (profileId: string, { targetType, targetId }: Of<LikeTarget>) =>
  and(eq(like.profileId, profileId), eq(like.targetType, targetType), eq(like.targetId, targetId))

const followedBy = (profileId: string, { targetType, targetId }: Of<FollowTarget>) =>
  and(
    eq(follow.profileId, profileId),
    eq(follow.targetType, targetType),
    eq(follow.targetId, targetId),
  )

/** False where it was there. */
export async function insertLike(db: Executor, row: New<LikeTarget>): Promise<boolean> {
  const { rowCount } = await db.insert(like).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** False where there was none. */
export async function deleteLike(
  db: Executor,
  profileId: string,
  target: Of<LikeTarget>,
): Promise<boolean> {
  const { rowCount } = await db.delete(like).where(likedBy(profileId, target))
  return rowCount === 1
}

/** What a member likes of a type, to be joined: `target_id` and `created_at`. */
export function likesOf(profileId: string, targetType: LikeTarget): SQL {
  return sql`select ${like.targetId}, ${like.createdAt} from ${like}
    where ${like.profileId} = ${profileId} and ${like.targetType} = ${targetType}`
}

/** False where it was there. */
export async function insertFollow(db: Executor, row: New<FollowTarget>): Promise<boolean> {
  const { rowCount } = await db.insert(follow).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** False where there was none. */
export async function deleteFollow(
  db: Executor,
  profileId: string,
  target: Of<FollowTarget>,
): Promise<boolean> {
  const { rowCount } = await db.delete(follow).where(followedBy(profileId, target))
  return rowCount === 1
}

/** What was saved before moves to the collection, where one or none is named, and stays where it is in the order. */
export async function upsertSave(
  db: Executor,
  row: New<SaveTarget> & { collectionId?: string | null | undefined },
): Promise<void> {
  const { collectionId } = row
  const insertion = db.insert(save).values(row)
  await (collectionId === undefined
    ? insertion.onConflictDoNothing()
    : insertion.onConflictDoUpdate({
        target: [save.profileId, save.targetType, save.targetId],
        set: { collectionId },
      }))
}

export async function deleteSave(
  db: Executor,
  profileId: string,
  { targetType, targetId }: Of<SaveTarget>,
): Promise<void> {
  await db
    .delete(save)
    .where(
      and(
        eq(save.profileId, profileId),
        eq(save.targetType, targetType),
        eq(save.targetId, targetId),
      ),
    )
}

/** Asked at the opening of every page that shows it, so by a statement that is kept prepared. */
export async function findEngagement(
  { pool }: Database,
  { targetType, targetId }: Target,
  profileId: string | null,
): Promise<Engagement> {
  const { rows } = await pool.query<Engagement>({
    name: 'find_engagement',
    text: `select coalesce(c.likes, 0) as likes, coalesce(c.followers, 0) as followers,
        coalesce(c.comments, 0) as comments, s.target_id is not null as "isSaved", s.collection_id as "collectionId",
        exists (select from "like" l where l.profile_id = $3 and l.target_type = $1 and l.target_id = $2) as "isLiked",
        exists (select from follow f where f.profile_id = $3 and f.target_type = $1 and f.target_id = $2) as "isFollowed"
      from (values ($1::text, $2::uuid)) asked (target_type, target_id)
      left join engagement_count c using (target_type, target_id)
      left join save s on s.profile_id = $3 and s.target_type = asked.target_type and s.target_id = asked.target_id`,
    values: [targetType, targetId, profileId],
  })
  const [row] = rows
  if (!row) throw new Error('unreachable: one row is asked for')
  return row
}

/** Takes back every like of somebody who is erased; the counts stay exact. Answers what they were of. */
export async function eraseLikes(db: Executor, profileId: string): Promise<Target[]> {
  const { rows } = await db.execute<Target>(sql`
    with gone as (
      delete from "like" where profile_id = ${profileId} returning target_type, target_id
    )
    update engagement_count c set likes = c.likes - 1 from gone
    where c.target_type = gone.target_type and c.target_id = gone.target_id
    returning c.target_type as "targetType", c.target_id as "targetId"`)
  return rows
}

/** Takes back all that somebody saved who is erased; answers what that was. */
export function eraseSaves(db: Executor, profileId: string): Promise<Target[]> {
  return db
    .delete(save)
    .where(eq(save.profileId, profileId))
    .returning({ targetType: save.targetType, targetId: save.targetId })
}

/** The same of what they follow; whoever follows them follows nobody. */
export async function eraseFollows(db: Executor, profileId: string): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from follow where profile_id = ${profileId} returning target_type, target_id
    )
    update engagement_count c set followers = c.followers - 1 from gone
    where c.target_type = gone.target_type and c.target_id = gone.target_id`)
  await db.execute(
    sql`delete from follow where target_type = 'profile' and target_id = ${profileId}`,
  )
  await db.execute(
    sql`delete from engagement_count where target_type = 'profile' and target_id = ${profileId}`,
  )
}
