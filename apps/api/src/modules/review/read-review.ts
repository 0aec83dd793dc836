import type { Review } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { getReviewRow } from './review-list-repository.js'
import { toReview } from './review-view.js'

/** As it stands, for who wrote or answered it. */
export async function readReview(ctx: Context<never, Member>, id: string): Promise<Review> {
  return toReview(ctx, await getReviewRow(ctx.database, ctx.actor.profileId, id))
}
