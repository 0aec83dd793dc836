import type { AgeRating } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'

/**
 * Asked by every verb that shows what lies behind a rating.
 * @throws AppError RATING_LIMIT by the birthday; AGE_UNCONFIRMED where the person never said to be 15, or said not to
 */
export function assertMayOpen({ actor }: Context<never, Actor>, ageRating: AgeRating): void {
  if (ageRating !== '15') return
  if (actor.kind === 'member' && actor.isUnder15) throw new AppError('RATING_LIMIT')
  if (actor.kind === 'nobody' || actor.isOver15 !== true) throw new AppError('AGE_UNCONFIRMED')
}
