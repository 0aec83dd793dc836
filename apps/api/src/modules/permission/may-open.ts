import type { AgeRating } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'

/** Whether what lies behind a rating is shown to the actor; for lists, which leave out what `assertMayOpen` refuses. */
export function mayOpen({ actor }: Context<never, Actor>, ageRating: AgeRating): boolean {
  if (ageRating !== '15') return true
  if (actor.kind === 'nobody' || (actor.kind === 'member' && actor.isUnder15)) return false
  return actor.isOver15 === true
}
