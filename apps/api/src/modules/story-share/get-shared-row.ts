import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayOpen, findSanctionInForce, isOperator } from '../permission/index.js'
import { findSharedRow, type SharedRow } from './shared-story-repository.js'

type ActorContext = Context<never, Actor>

/**
 * What a code leads to. Withdrawn, hidden and unknown ones are alike, as are those of stories and accounts that are gone.
 * @throws AppError NOT_FOUND, RATING_LIMIT, AGE_UNCONFIRMED
 */
export async function getSharedRow(ctx: ActorContext, code: string): Promise<SharedRow> {
  const found = await findSharedRow(ctx.db, code)
  if (!found || !(await isShown(ctx, found))) throw new AppError('NOT_FOUND')
  assertMayOpen(ctx, found.ageRating)
  return found
}

/** Whether others may see it, whatever its rating. What is hidden is seen by those who decide about it. */
export async function isShown(ctx: ActorContext, { share }: SharedRow): Promise<boolean> {
  if (share.hiddenAt !== null && !isOperator(ctx)) return false
  const sanction = await findSanctionInForce(ctx, share.ownerProfileId)
  return sanction?.kind !== 'end'
}
