import type { ReplyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { countHelpful, deleteMark, hasMark, insertMark } from './helpful-repository.js'
import { rewardHelpful } from './reward-helpful.js'
import { lockReview } from './review-repository.js'
import type { ReviewRow } from '../../schema/review/review.table.js'

type Marked = ReplyOf<'POST /v1/tales/review/{reviewUuid}/helpful'>

/**
 * The member finds a review helpful; again it changes nothing, nor does it of their own.
 * @throws AppError NOT_FOUND
 */
export function markHelpful(ctx: Context<never, Member>, reviewId: string): Promise<Marked> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, clock } = tx
    // Locked before counting, so that two at once do not both come to the same number.
    const row = await lockReview(db, reviewId)
    if (!row || !(await isShown(tx, row))) throw new AppError('NOT_FOUND')
    if (row.profileId === actor.profileId) return { helpful: row.helpful, isHelpful: false }
    const mark = { reviewId, profileId: actor.profileId, createdAt: clock.now() }
    if (!(await insertMark(db, mark))) return { helpful: row.helpful, isHelpful: true }
    const helpful = await countHelpful(db, reviewId, 1)
    await rewardHelpful(tx, { ...row, helpful })
    return { helpful, isHelpful: true }
  })
}

/**
 * They find it helpful no more, whether or not they may still see it.
 * @throws AppError NOT_FOUND where they did not, and do not see it
 */
export function unmarkHelpful(ctx: Context<never, Member>, reviewId: string): Promise<Marked> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor } = tx
    const row = await lockReview(db, reviewId)
    const mark = { reviewId, profileId: actor.profileId }
    const isMarked = row !== null && (await hasMark(db, mark))
    if (!row || !(isMarked || (await isShown(tx, row)))) throw new AppError('NOT_FOUND')
    if (!(await deleteMark(db, mark))) return { helpful: row.helpful, isHelpful: false }
    return { helpful: await countHelpful(db, reviewId, -1), isHelpful: false }
  })
}

async function isShown(
  ctx: Context<never, Member>,
  { profileId, hiddenAt }: ReviewRow,
): Promise<boolean> {
  if (profileId === ctx.actor.profileId) return true
  const { isByMe, isByOther } = await findBlock(ctx, profileId)
  return hiddenAt === null && !isByMe && !isByOther
}
