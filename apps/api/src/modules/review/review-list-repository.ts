import type { Database, Executor } from '../../platform/db/client.js'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { BLOCKED, isUnblocked } from '../block/index.js'
import { AUTHOR_COLUMNS, authorJoins, type AuthorColumns } from '../profile/index.js'
import { theme } from '../../schema/theme/theme.table.js'
import { review } from '../../schema/review/review.table.js'

/** A review with what a page shows beside it. */
export type ShownReviewRow = AuthorColumns & {
  id: string
  theme_card: unknown
  stars: number
  body: string
  has_spoiler: boolean
  turns_read: number
  ending_badge: string | null
  helpful: number
  is_helpful: boolean
  reply: string | null
  replied_at: Date | null
  created_at: Date
  edited_at: Date | null
}

export type ReviewPosition =
  | { sort: 'helpful'; helpful: number; id: string }
  | { sort: 'new'; createdAt: string; id: string }

export type ReviewFilter = {
  template?: string | undefined
  genre?: string | undefined
  stars?: number | undefined
  noSpoilers?: boolean | undefined
}

/** Who looks. What is rated 15 is left out for those whose birthday closes it. */
export type ReviewViewer = { id: string | null; isUnder15: boolean }

type Order = { sort: ReviewPosition['sort']; after: ReviewPosition | null; limit: number }

const SORTS = {
  helpful: { column: 'helpful', type: 'int' },
  new: { column: 'created_at', type: 'timestamptz' },
} as const

const COLUMNS = `
  r.id, r.stars, r.body, r.has_spoiler, r.turns_read, r.ending_badge, r.helpful, r.reply, r.replied_at,
  r.created_at, r.edited_at, v.card as theme_card, ${AUTHOR_COLUMNS},
  exists (select from review_helpful_mark m where m.review_id = r.id and m.profile_id = $1) as is_helpful`

const JOINS = `join theme t on t.id = r.theme_id join theme_version v on v.hash = t.current_version_hash
  ${authorJoins('r')}`

const OF_AUTHOR = 'select review.*, profile_id as author_profile_id from review'

/** Reviews that the viewer sees, a page at a time. */
export async function listReviewRows(
  { pool }: Database,
  { id: viewerId, isUnder15 }: ReviewViewer,
  { template, genre, stars, noSpoilers = false }: ReviewFilter,
  { sort, after, limit }: Order,
): Promise<ShownReviewRow[]> {
  const { column, type } = SORTS[sort]
  const values: (string | number | null)[] = [viewerId]
  const parameter = (value: string | number) => `$${values.push(value)}`
  const conditions = ['hidden_at is null', isUnblocked('listed')]
  if (template !== undefined) conditions.push(`theme_id = ${parameter(template)}`)
  if (genre !== undefined)
    conditions.push(`theme_id in (select id from theme where genre = ${parameter(genre)})`)
  if (isUnder15) conditions.push(`theme_id not in (select id from theme where age_rating = '15')`)
  if (stars !== undefined) conditions.push(`stars = ${parameter(stars)}`)
  if (noSpoilers) conditions.push('not has_spoiler')
  if (after) {
    const value = after.sort === 'helpful' ? after.helpful : after.createdAt
    conditions.push(
      `(${column}, id) < (${parameter(value)}::${type}, ${parameter(after.id)}::uuid)`,
    )
  }
  const { rows } = await pool.query<ShownReviewRow>({
    // A literal limit, as in other lists: of a parameter PostgreSQL would expect a tenth of all reviews.
    text: `with ${BLOCKED} select ${COLUMNS} from (
        select * from (${OF_AUTHOR}) listed where ${conditions.join(' and ')}
        order by ${column} desc, id desc limit ${Math.trunc(limit)}
      ) r ${JOINS} order by r.${column} desc, r.id desc`,
    values,
  })
  return rows
}

/** One that the viewer sees: what is hidden only where it is their own. */
export async function findShownReview(
  { pool }: Database,
  viewerId: string | null,
  id: string,
): Promise<ShownReviewRow | null> {
  const { rows } = await pool.query<ShownReviewRow>({
    name: 'find_shown_review',
    text: `with ${BLOCKED} select ${COLUMNS} from (${OF_AUTHOR}) r ${JOINS}
      where r.id = $2 and ${isUnblocked('r')} and (r.hidden_at is null or r.profile_id = $1)`,
    values: [viewerId, id],
  })
  return rows[0] ?? null
}

/** For whoever answers it, whether or not others see it. */
export async function getReviewRow(
  { pool }: Database,
  viewerId: string,
  id: string,
): Promise<ShownReviewRow> {
  const { rows } = await pool.query<ShownReviewRow>({
    name: 'get_review',
    text: `select ${COLUMNS} from (${OF_AUTHOR}) r ${JOINS} where r.id = $2`,
    values: [viewerId, id],
  })
  const [row] = rows
  if (!row) throw new Error(`review ${id} is gone`)
  return row
}

/** How many shown reviews gave how many stars. */
export async function countStars(
  db: Executor,
  { template, genre }: Pick<ReviewFilter, 'template' | 'genre'>,
): Promise<{ stars: number; reviews: number }[]> {
  const ofGenre = db.select({ id: theme.id }).from(theme)
  return db
    .select({ stars: review.stars, reviews: count() })
    .from(review)
    .where(
      and(
        isNull(review.hiddenAt),
        template === undefined ? undefined : eq(review.themeId, template),
        genre === undefined
          ? undefined
          : inArray(review.themeId, ofGenre.where(eq(theme.genre, genre))),
      ),
    )
    .groupBy(review.stars)
}
