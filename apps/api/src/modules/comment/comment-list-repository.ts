import type { CommentSort, CommentTarget } from '@doran/contract'
import { COMMENT } from '@doran/contract/limits'
import type { Database } from '../../platform/db/client.js'
import { BLOCKED, isUnblocked, NOBODY_BLOCKED } from '../block/index.js'
import { AUTHOR_COLUMNS, authorJoins, type AuthorColumns } from '../profile/index.js'

/** A comment with what a page shows beside it. */
export type ShownRow = AuthorColumns & {
  id: string
  target_type: CommentTarget
  target_id: string
  parent_id: string | null
  reply_to: string | null
  body: string
  likes: number
  is_liked: boolean
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  reply_count: number
}

export type CommentPosition = { sort: CommentSort; likes: number; createdAt: string; id: string }
type Place = { targetType: CommentTarget; targetId: string }
type Range = { after: CommentPosition | null; limit: number }

/** Who looks. Operators see past blocks. */
export type Viewer = { id: string | null; seesBlocked: boolean }

const blockedFor = ({ seesBlocked }: Viewer) => (seesBlocked ? NOBODY_BLOCKED : BLOCKED)
const nameFor = ({ seesBlocked }: Viewer, name: string) =>
  seesBlocked ? `${name}_past_blocks` : name

/** Comments of those who are not blocked, and that moderators did not hide from all but their author. */
const isShown = (comment: string) => `${isUnblocked(comment)}
  and (not ${comment}.is_hidden or ${comment}.author_profile_id = $1)`

/** As the view counts them. */
const LIKES = 'case when c.deleted_at is null then coalesce(e.likes, 0) else 0 end'

const COLUMNS = `
  select c.id, c.target_type, c.target_id, c.parent_id, c.body, c.created_at, c.edited_at, c.deleted_at,
    ${AUTHOR_COLUMNS},
    (
      select p.name from profile p join member pm on pm.id = p.member_id
      where p.id = c.reply_to_profile_id and pm.erase_at is null and p.id not in (select id from blocked)
    ) as reply_to,
    ${LIKES} as likes,
    exists (
      select from "like" l where l.profile_id = $1 and l.target_type = 'comment' and l.target_id = c.id
    ) as is_liked`

const JOINS = `${authorJoins('c')}
  left join engagement_count e on e.target_type = 'comment' and e.target_id = c.id`

const REPLIES = `
  cross join lateral (
    select count(*)::integer as reply_count from comment r
    where r.parent_id = c.id and r.deleted_at is null and ${isShown('r')}
  ) replies`

const STANDS = 'c.deleted_at is null'

const SORTS: Record<CommentSort, { order: string; after: string }> = {
  new: {
    order: 'c.created_at desc, c.id desc',
    after: '(c.created_at, c.id) < ($5::timestamptz, $6::uuid)',
  },
  liked: {
    order: `${LIKES} desc, c.created_at desc, c.id desc`,
    after: `(${LIKES}, c.created_at, c.id) < ($7::int, $5::timestamptz, $6::uuid)`,
  },
}

/** What was deleted is among them only while replies stand below it. */
export async function listCommentRows(
  { pool }: Database,
  viewer: Viewer,
  { targetType, targetId, sort }: Place & { sort: CommentSort },
  { after, limit }: Range,
): Promise<ShownRow[]> {
  const values = [viewer.id, targetType, targetId, limit]
  const from = after && [after.createdAt, after.id, ...(sort === 'liked' ? [after.likes] : [])]
  const { rows } = await pool.query<ShownRow>({
    name: nameFor(viewer, `list_comments_${sort}${after ? '_after' : ''}`),
    text: `with ${blockedFor(viewer)} ${COLUMNS}, reply_count from comment c ${JOINS} ${REPLIES}
      where c.target_type = $2 and c.target_id = $3 and c.parent_id is null and ${isShown('c')}
        and (${STANDS} or reply_count > 0)
        ${after ? `and ${SORTS[sort].after}` : ''}
      order by ${SORTS[sort].order} limit $4`,
    values: [...values, ...(from ?? [])],
  })
  return rows
}

/** The replies below one comment of a thing, the oldest first; none where the viewer does not see that comment. */
export async function listReplyRows(
  { pool }: Database,
  viewer: Viewer,
  { targetType, targetId, parentId }: Place & { parentId: string },
  { after, limit }: Range,
): Promise<ShownRow[]> {
  const values = [viewer.id, targetType, targetId, parentId, limit]
  const { rows } = await pool.query<ShownRow>({
    name: nameFor(viewer, after ? 'list_replies_after' : 'list_replies'),
    text: `with ${blockedFor(viewer)} ${COLUMNS}, 0 as reply_count from comment c ${JOINS}
      join comment top on top.id = c.parent_id and top.target_type = $2 and top.target_id = $3 and ${isShown('top')}
      where c.parent_id = $4 and ${STANDS} and ${isShown('c')}
        ${after ? 'and (c.created_at, c.id) > ($6::timestamptz, $7::uuid)' : ''}
      order by c.created_at, c.id limit $5`,
    values: after ? [...values, after.createdAt, after.id] : values,
  })
  return rows
}

/** The first replies of each of some comments, the oldest first. */
export async function listFirstReplyRows(
  { pool }: Database,
  viewer: Viewer,
  parentIds: readonly string[],
): Promise<ShownRow[]> {
  if (parentIds.length === 0) return []
  const { rows } = await pool.query<ShownRow>({
    name: nameFor(viewer, 'list_first_replies'),
    text: `with ${blockedFor(viewer)} ${COLUMNS}, 0 as reply_count
      from unnest($2::uuid[]) parent (id)
      cross join lateral (
        select r.* from comment r
        where r.parent_id = parent.id and r.deleted_at is null and ${isShown('r')}
        order by r.created_at, r.id limit ${COMMENT.repliesShown}
      ) c ${JOINS}
      order by c.created_at, c.id`,
    values: [viewer.id, parentIds],
  })
  return rows
}

const ONE = `with ${BLOCKED} ${COLUMNS}, reply_count from comment c ${JOINS} ${REPLIES}`

/** One that stands and that the viewer sees, the comment above it too. */
export async function findShownRow(
  { pool }: Database,
  viewerId: string | null,
  id: string,
): Promise<ShownRow | null> {
  const { rows } = await pool.query<ShownRow>({
    name: 'find_shown_comment',
    text: `${ONE} left join comment top on top.id = c.parent_id
      where c.id = $2 and ${STANDS} and ${isShown('c')} and (top.id is null or (${isShown('top')}))`,
    values: [viewerId, id],
  })
  return rows[0] ?? null
}

/** The viewer's own, whether it stands or not. */
export async function getOwnRow(
  { pool }: Database,
  viewerId: string,
  id: string,
): Promise<ShownRow> {
  const { rows } = await pool.query<ShownRow>({
    name: 'get_own_comment',
    text: `${ONE} where c.id = $2 and c.author_profile_id = $1`,
    values: [viewerId, id],
  })
  const [row] = rows
  if (!row) throw new Error(`comment ${id} is gone`)
  return row
}
