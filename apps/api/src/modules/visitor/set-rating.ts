import type { Actor, Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { setOver15 } from './visitor-repository.js'

type Said = { isOver15: boolean; becomeOwner: () => Promise<Owner> }

/**
 * Keeps what the person says of their age; a browser without a credential becomes a visitor.
 * @throws AppError RATING_LIMIT where the birthday says otherwise, LIMITED_SESSION from a borrowed device
 */
export async function setRating(
  { db, actor }: Context<never, Actor>,
  { isOver15, becomeOwner }: Said,
): Promise<void> {
  if (isOver15 && actor.kind === 'member') {
    if (actor.isUnder15) throw new AppError('RATING_LIMIT')
    // It holds for the account, not for the borrowed device alone.
    if (actor.isLimited) throw new AppError('LIMITED_SESSION')
  }
  await setOver15(db, await becomeOwner(), isOver15)
}
