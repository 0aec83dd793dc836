import type { AttachmentType, Board, PostSort } from '@doran/contract'
import type { Database } from '../../platform/db/client.js'
import { BLOCKED, isUnblocked } from '../block/index.js'
import { AUTHOR_COLUMNS, authorJoins, type AuthorColumns } from '../profile/index.js'

/** A post with what a list shows beside it. */
export type ShownPostRow = AuthorColumns & {
  id: string
  board: Board
  title: string
  excerpt: string
  is_spoiler: boolean
  is_hidden: boolean
  pinned_at: Date | null
  picture: { key: string; alt: string } | null
  attachment_types: AttachmentType[]
  has_poll: boolean
  likes: number
  comments: number
  hot: number
  saves: number
  created_at: Date
  edited_at: Date | null
}

export type PostPosition =
  | { sort: 'hot'; hot: number; id: string }
  | { sort: 'new'; createdAt: string; id: string }
  | { sort: 'lasting'; saves: number; id: string }

export type PostFilter = { board?: Board | undefined; author?: string | undefined }

export type PostOrder = { sort: PostSort; after: PostPosition | null; limit: number }

/** As the indexes of the lists say it. */
export const STANDS = 'deleted_at is null and not is_hidden'

export const CARD_COLUMNS = `
  p.id, p.board, p.title, p.excerpt, p.is_spoiler, p.is_hidden, p.pinned_at, p.hot, p.saves, p.created_at, p.edited_at,
  ${AUTHOR_COLUMNS},
  jsonb_path_query_first(p.body, '$[*] ? (@.type == "picture")') as picture,
  jsonb_path_query_array(p.attachments, '$[*].type') as attachment_types,
  exists (select from poll where poll.post_id = p.id) as has_poll,
  coalesce(e.likes, 0) as likes, coalesce(e.comments, 0) as comments`

export const CARD_JOINS = `${authorJoins('p')}
  left join engagement_count e on e.target_type = 'post' and e.target_id = p.id`

const SORTS = {
  hot: { column: 'hot', type: 'float8' },
  new: { column: 'created_at', type: 'timestamptz' },
  lasting: { column: 'saves', type: 'int' },
} as const satisfies Record<PostSort, object>

function valueOf(position: PostPosition): number | string {
  if (position.sort === 'hot') return position.hot
  return position.sort === 'new' ? position.createdAt : position.saves
}

/**
 * Posts that the viewer sees, a page at a time; those of a list that is not one author's without what is pinned. In
 * their own list they see what is hidden from others.
 */
export async function listPostRows(
  { pool }: Database,
  viewerId: string | null,
  { board, author }: PostFilter,
  { sort, after, limit }: PostOrder,
): Promise<ShownPostRow[]> {
  const { column, type } = SORTS[sort]
  const values: (string | number | null)[] = [viewerId]
  const parameter = (value: string | number) => `$${values.push(value)}`
  const isOwn = author !== undefined && author === viewerId
  const conditions = [isOwn ? 'deleted_at is null' : STANDS, isUnblocked('post')]
  conditions.push(
    author === undefined ? 'pinned_at is null' : `author_profile_id = ${parameter(author)}`,
  )
  if (board !== undefined) conditions.push(`board = ${parameter(board)}`)
  if (after) {
    const [value, id] = [parameter(valueOf(after)), parameter(after.id)]
    conditions.push(`(${column}, id) < (${value}::${type}, ${id}::uuid)`)
  }
  const { rows } = await pool.query<ShownPostRow>({
    name: [
      'list_posts',
      sort,
      board && 'board',
      author && (isOwn ? 'own' : 'author'),
      after && 'after',
      limit,
    ]
      .filter(Boolean)
      .join('_'),
    // A literal: of a parameter PostgreSQL would expect a tenth of all posts, and hash whole tables to join them.
    text: `with ${BLOCKED} select ${CARD_COLUMNS} from (
        select * from post where ${conditions.join(' and ')} order by ${column} desc, id desc limit ${Math.trunc(limit)}
      ) p ${CARD_JOINS} order by p.${column} desc, p.id desc`,
    values,
  })
  return rows
}

/** Of those ids what stands, and the viewer sees, in no order. */
export async function listStandingRows(
  { pool }: Database,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ShownPostRow[]> {
  const { rows } = await pool.query<ShownPostRow>({
    name: 'list_standing_posts',
    text: `with ${BLOCKED} select ${CARD_COLUMNS} from post p ${CARD_JOINS}
      where p.id = any ($2::uuid[]) and p.deleted_at is null and not p.is_hidden and ${isUnblocked('p')}`,
    values: [viewerId, ids],
  })
  return rows
}

/** What administrators pinned, the last first. */
export async function listPinnedRows(
  { pool }: Database,
  viewerId: string | null,
  limit: number,
): Promise<ShownPostRow[]> {
  const { rows } = await pool.query<ShownPostRow>({
    name: 'list_pinned_posts',
    text: `with ${BLOCKED} select ${CARD_COLUMNS} from post p ${CARD_JOINS}
      where p.pinned_at is not null and p.deleted_at is null and not p.is_hidden and ${isUnblocked('p')}
      order by p.pinned_at desc limit $2`,
    values: [viewerId, limit],
  })
  return rows
}
