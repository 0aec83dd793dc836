import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { AttachmentRef, RichText } from '@doran/contract'
import type { Database, Executor } from '../../platform/db/client.js'
import { BLOCKED, isUnblocked } from '../block/index.js'
import { profile } from '../../schema/profile/profile.table.js'
import { CARD_COLUMNS, CARD_JOINS, type ShownPostRow } from './post-list-repository.js'
import { post, type PostRow } from '../../schema/community/post.table.js'

type Neighbour = { id: string; title: string }

/** A post as its page shows it, whether or not it stands. */
export type FullPostRow = ShownPostRow & {
  body: RichText
  attachments: AttachmentRef[]
  version: number
  deleted_at: Date | null
  hidden_case_id: string | null
  previous: Neighbour | null
  next: Neighbour | null
}

const neighbour = (before: '<' | '>') => `(
    select json_build_object('id', n.id, 'title', n.title) from post n
    where n.deleted_at is null and not n.is_hidden and (n.created_at, n.id) ${before} (p.created_at, p.id)
      and ${isUnblocked('n')}
    order by n.created_at ${before === '<' ? 'desc, n.id desc' : ', n.id'} limit 1
  )`

/** None of those whom the viewer does not see. */
export async function findFullRow(
  { pool }: Database,
  viewerId: string | null,
  id: string,
): Promise<FullPostRow | null> {
  const { rows } = await pool.query<FullPostRow>({
    name: 'find_full_post',
    text: `with ${BLOCKED} select ${CARD_COLUMNS},
        p.body, p.attachments, p.version, p.deleted_at,
        case when p.is_hidden then (
          select c.id from moderation_case c
          where c.target_type = 'post' and c.target_id = p.id and c.hidden_by is not null
          order by c.opened_at desc limit 1
        ) end as hidden_case_id,
        ${neighbour('<')} as previous, ${neighbour('>')} as next
      from post p ${CARD_JOINS} where p.id = $2 and ${isUnblocked('p')}`,
    values: [viewerId, id],
  })
  return rows[0] ?? null
}

/** Posts that are there for the viewer, without what stands beside them. */
export async function listSeenRows(
  { pool }: Database,
  viewerId: string | null,
  ids: readonly string[],
): Promise<SeenPostRow[]> {
  const { rows } = await pool.query<SeenPostRow>({
    name: 'list_seen_posts',
    text: `with ${BLOCKED} select p.id, p.author_profile_id as "authorProfileId", p.board, p.title, p.excerpt,
        p.body, p.is_spoiler as "isSpoiler", p.is_hidden as "isHidden", p.deleted_at as "deletedAt"
      from post p where p.id = any ($2::uuid[]) and ${isUnblocked('p')}`,
    values: [viewerId, ids],
  })
  return rows
}

export type SeenPostRow = Pick<
  PostRow,
  | 'id'
  | 'authorProfileId'
  | 'board'
  | 'title'
  | 'excerpt'
  | 'body'
  | 'isSpoiler'
  | 'isHidden'
  | 'deletedAt'
>

export async function findPostRow(db: Executor, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(post).where(eq(post.id, id))
  return row ?? null
}

/** A member's own, whether it stands or not. */
export async function findOwnPost(
  db: Executor,
  profileId: string,
  id: string,
): Promise<PostRow | null> {
  const row = await findPostRow(db, id)
  return row?.authorProfileId === profileId ? row : null
}

export async function findByClientId(
  db: Executor,
  profileId: string,
  clientPostId: string,
): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.authorProfileId, profileId), eq(post.clientPostId, clientPostId)))
  return row ?? null
}

export async function listPostIdsOf(db: Executor, profileId: string): Promise<string[]> {
  const rows = await db
    .select({ id: post.id })
    .from(post)
    .where(eq(post.authorProfileId, profileId))
  return rows.map(({ id }) => id)
}

/** How many somebody ever wrote. Their next one waits until the transaction ends. */
export async function countPostsOf(db: Executor, profileId: string): Promise<number> {
  await db
    .select({ id: profile.id })
    .from(profile)
    .where(eq(profile.id, profileId))
    .for('no key update')
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(post)
    .where(eq(post.authorProfileId, profileId))
  return row?.count ?? 0
}

/** False where its author has one under the same client id. */
export async function insertPost(db: Executor, row: typeof post.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(post).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** Locks the post until the transaction ends; null where there is none. */
export async function lockPost(db: Executor, id: string): Promise<PostRow | null> {
  const [row] = await db.select().from(post).where(eq(post.id, id)).for('no key update')
  return row ?? null
}

export async function updatePost(
  db: Executor,
  id: string,
  changes: Partial<typeof post.$inferInsert>,
): Promise<void> {
  await db.update(post).set(changes).where(eq(post.id, id))
}

/** What is left of a deleted post: a place for its comments. */
export const EMPTIED = { title: '', body: [], excerpt: '', attachments: [], pinnedAt: null }

/** What somebody wrote who is erased: emptied and nobody's. Posts below which nobody else's comment stands go. */
export async function emptyPosts(db: Executor, profileId: string, at: Date): Promise<void> {
  await db.execute(sql`
    delete from post where author_profile_id = ${profileId} and not exists (
      select from comment c where c.target_type = 'post' and c.target_id = post.id
        and c.deleted_at is null and c.author_profile_id <> ${profileId}
    )`)
  await db
    .update(post)
    .set({
      ...EMPTIED,
      authorProfileId: null,
      deletedAt: sql`coalesce(${post.deletedAt}, ${at}::timestamptz)`,
    })
    .where(eq(post.authorProfileId, profileId))
}

export async function countPinned(db: Executor): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(post)
    .where(isNotNull(post.pinnedAt))
  return row?.count ?? 0
}

/** What is pinned changes for one at a time until the transaction ends. */
export async function lockPinned(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('pinned posts', 0))`)
}

/** Takes all but the last pinned down. */
export async function unpinAllBut(db: Executor, count: number): Promise<void> {
  const last = db
    .select({ id: post.id })
    .from(post)
    .where(and(isNotNull(post.pinnedAt), isNull(post.deletedAt)))
    .orderBy(desc(post.pinnedAt))
    .limit(count)
  await db
    .update(post)
    .set({ pinnedAt: null })
    .where(and(isNotNull(post.pinnedAt), notInArray(post.id, last)))
}
