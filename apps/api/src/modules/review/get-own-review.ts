import type { OwnReview } from '@doran/contract'
import { REVIEW } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { readDepth } from '../story-turn/index.js'
import { findThemeCard } from '../theme/index.js'
import { readReview } from './read-review.js'
import { findReviewOf } from './review-repository.js'

/**
 * What the member wrote about a theme, and whether they may.
 * @throws AppError NOT_FOUND
 */
export async function getOwnReview(
  ctx: Context<never, Member>,
  themeId: string,
): Promise<OwnReview> {
  if (!(await findThemeCard(ctx, themeId))) throw new AppError('NOT_FOUND')
  const [row, { turnsRead }] = await Promise.all([
    findReviewOf(ctx.db, ctx.actor.profileId, themeId),
    readDepth(ctx, themeId),
  ])
  return {
    review: row && (await readReview(ctx, row.id)),
    isHidden: (row?.hiddenAt ?? null) !== null,
    turnsRead,
    canWrite: row !== null || turnsRead >= REVIEW.turns,
  }
}
