import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'

/** Whether the actor answers for the maker of shipped themes: nobody signs in to the product's own account. */
export function mayReply({ actor }: Context<never, Actor>): boolean {
  return actor.kind === 'member' && !actor.isLimited && actor.roles.includes('admin')
}
