import type { ParsedBodyOf, Review } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { REVIEW } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen, assertMayWrite, hasLink } from '../permission/index.js'
import { readDepth } from '../story-turn/index.js'
import { findThemeCard } from '../theme/index.js'
import { readReview } from './read-review.js'
import { findReviewOf, upsertReview } from './review-repository.js'
import type { ReviewRow } from '../../schema/review/review.table.js'

type Writing = ParsedBodyOf<'POST /v1/tales/template/{templateUUID}/review'> & {
  templateUUID: string
}

/**
 * Writes about a theme that the member has read, in place of what they wrote before; the same again changes nothing.
 * @throws AppError NOT_FOUND, REVIEW_TOO_EARLY, RATING_LIMIT, AGE_UNCONFIRMED, LIMITED_SESSION, WRITING_PAUSED, INVALID_INPUT
 */
export async function writeReview(ctx: Context<never, Member>, given: Writing): Promise<Review> {
  const { isNewAccount } = await assertMayWrite(ctx)
  const card = await findThemeCard(ctx, given.templateUUID)
  if (!card) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, card.ageRating)
  if (isNewAccount && hasLink(given.body)) {
    throw new AppError('INVALID_INPUT', { field: 'body', message: FIELD_COPY.reviewLink })
  }
  const id = await inTransaction(ctx, (tx) => save(tx, given))
  return readReview(ctx, id)
}

async function save(ctx: Context<never, Member>, given: Writing): Promise<string> {
  const { db, actor, clock } = ctx
  const { templateUUID: themeId, ...written } = given
  const before = await findReviewOf(db, actor.profileId, themeId)
  if (before && isSame(before, written)) return before.id
  const depth = await readDepth(ctx, themeId)
  if (!before && depth.turnsRead < REVIEW.turns) throw new AppError('REVIEW_TOO_EARLY')
  return upsertReview(db, {
    id: ctx.newId(),
    themeId,
    profileId: actor.profileId,
    ...written,
    ...depth,
    createdAt: clock.now(),
  })
}

function isSame(before: ReviewRow, { stars, body, hasSpoiler }: Omit<Writing, 'templateUUID'>) {
  return before.stars === stars && before.body === body && before.hasSpoiler === hasSpoiler
}
