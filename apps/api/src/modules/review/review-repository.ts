import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { review, reviewHelpful, type ReviewRow } from '../../schema/review/review.table.js'

export async function findReviewRow(db: Executor, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(review).where(eq(review.id, id))
  return row ?? null
}

/** Of a member's own, by its id. */
export async function findOwnReview(
  db: Executor,
  profileId: string,
  id: string,
): Promise<ReviewRow | null> {
  const own = and(eq(review.id, id), eq(review.profileId, profileId))
  const [row] = await db.select().from(review).where(own)
  return row ?? null
}

/** What a member wrote about a theme. */
export async function findReviewOf(
  db: Executor,
  profileId: string,
  themeId: string,
): Promise<ReviewRow | null> {
  const own = and(eq(review.themeId, themeId), eq(review.profileId, profileId))
  const [row] = await db.select().from(review).where(own)
  return row ?? null
}

/** As it stands while the transaction lasts. */
export async function lockReview(db: Executor, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(review).where(eq(review.id, id)).for('update')
  return row ?? null
}

type NewReview = typeof review.$inferInsert & { createdAt: Date }

/** In place of what the member wrote about the theme before; answers its id, which stays. */
export async function upsertReview(db: Executor, row: NewReview): Promise<string> {
  const { stars, body, hasSpoiler, createdAt: editedAt } = row
  const [written] = await db
    .insert(review)
    .values(row)
    .onConflictDoUpdate({
      target: [review.themeId, review.profileId],
      set: {
        stars,
        body,
        hasSpoiler,
        editedAt,
        // A story that was deleted since was read all the same.
        turnsRead: sql`greatest(${review.turnsRead}, excluded.turns_read)`,
        endingBadge: sql`coalesce(excluded.ending_badge, ${review.endingBadge})`,
      },
    })
    .returning({ id: review.id })
  if (!written) throw new Error('the review did not come back')
  return written.id
}

export async function updateReview(
  db: Executor,
  id: string,
  set: Partial<Pick<ReviewRow, 'reply' | 'repliedAt' | 'hiddenAt'>>,
): Promise<void> {
  await db.update(review).set(set).where(eq(review.id, id))
}

/** With whoever found it helpful. */
export async function deleteReviewRow(db: Executor, id: string): Promise<void> {
  await db.delete(reviewHelpful).where(eq(reviewHelpful.reviewId, id))
  await db.delete(review).where(eq(review.id, id))
}

/** What somebody wrote who is erased, with whoever found it helpful. */
export async function eraseReviews(db: Executor, profileId: string): Promise<void> {
  await db.execute(sql`
    delete from review_helpful_mark
    where review_id in (select id from review where profile_id = ${profileId})`)
  await db.delete(review).where(eq(review.profileId, profileId))
}
