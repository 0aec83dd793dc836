import { splitGraphemes } from '@doran/korean'
import type { Review } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { addNotification } from '../notification/index.js'
import { assertMayWrite } from '../permission/index.js'
import { findThemeCard } from '../theme/index.js'
import { readReview } from './read-review.js'
import { lockReview, updateReview } from './review-repository.js'
import type { ReviewRow } from '../../schema/review/review.table.js'

const EXCERPT_LENGTH = 80

type Reply = { reviewUuid: string; text: string }

/**
 * Answers a review for its theme's maker; an empty text takes the answer back, the same again changes nothing.
 * @throws AppError NOT_FOUND, WRITING_PAUSED
 */
export async function replyToReview(
  ctx: Context<never, Member>,
  { reviewUuid: id, text }: Reply,
): Promise<Review> {
  await assertMayWrite(ctx)
  await inTransaction(ctx, (tx) => answer(tx, { id, text }))
  return readReview(ctx, id)
}

async function answer(
  ctx: Context<never, Member>,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { db, clock } = ctx
  const before = await lockReview(db, id)
  if (!before) throw new AppError('NOT_FOUND')
  const reply = text === '' ? null : text
  if (reply === before.reply) return
  await updateReview(db, id, { reply, repliedAt: reply === null ? null : clock.now() })
  await recordAudit(ctx, { action: 'review.answered', memberId: null, details: { reviewId: id } })
  if (reply !== null && before.reply === null) await tellAuthor(ctx, before, reply)
}

async function tellAuthor(
  ctx: Context<never, Member>,
  { profileId, themeId }: ReviewRow,
  reply: string,
): Promise<void> {
  if (profileId === ctx.actor.profileId) return
  const title = (await findThemeCard(ctx, themeId))?.title ?? ''
  const excerpt = splitGraphemes(reply).slice(0, EXCERPT_LENGTH).join('')
  await addNotification(ctx, { type: 'review_reply', data: { themeId, title, excerpt }, profileId })
}
