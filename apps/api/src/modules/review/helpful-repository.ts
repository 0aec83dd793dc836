import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { review, reviewHelpful } from '../../schema/review/review.table.js'

type Mark = { reviewId: string; profileId: string }

const isOf = ({ reviewId, profileId }: Mark) =>
  and(eq(reviewHelpful.reviewId, reviewId), eq(reviewHelpful.profileId, profileId))

export async function hasMark(db: Executor, mark: Mark): Promise<boolean> {
  const found = await db
    .select({ reviewId: reviewHelpful.reviewId })
    .from(reviewHelpful)
    .where(isOf(mark))
  return found.length > 0
}

/** False where it was there. */
export async function insertMark(db: Executor, mark: Mark & { createdAt: Date }): Promise<boolean> {
  const { rowCount } = await db.insert(reviewHelpful).values(mark).onConflictDoNothing()
  return rowCount === 1
}

/** False where there was none. */
export async function deleteMark(db: Executor, mark: Mark): Promise<boolean> {
  const { rowCount } = await db.delete(reviewHelpful).where(isOf(mark))
  return rowCount === 1
}

/** Answers how many there are then. */
export async function countHelpful(db: Executor, reviewId: string, more: 1 | -1): Promise<number> {
  const [counted] = await db
    .update(review)
    .set({ helpful: sql`${review.helpful} + ${more}` })
    .where(eq(review.id, reviewId))
    .returning({ helpful: review.helpful })
  if (!counted) throw new Error(`review ${reviewId} is gone`)
  return counted.helpful
}

/** Takes back what somebody found helpful who is erased; the counts stay exact. */
export async function eraseMarks(db: Executor, profileId: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from review_helpful_mark where profile_id = ${profileId} returning review_id)
    update review set helpful = helpful - 1 from gone where review.id = gone.review_id`)
}
