import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { deleteReviewRow, lockReview } from './review-repository.js'
import type { ReviewRow } from '../../schema/review/review.table.js'

/** Takes back what the member wrote, with its reply and whoever found it helpful. */
export async function deleteReview(
  ctx: Context<never, Member>,
  { id }: Pick<ReviewRow, 'id'>,
): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    // Locked first, so that nobody marks it meanwhile.
    if (await lockReview(db, id)) await deleteReviewRow(db, id)
  })
}
