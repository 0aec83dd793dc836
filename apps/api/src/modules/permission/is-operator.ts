import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'

/** Whether the actor decides about what others report; never from a borrowed device. */
export function isOperator({ actor }: Context<never, Actor>): boolean {
  if (actor.kind !== 'member' || actor.isLimited) return false
  return actor.roles.some((role) => role === 'moderator' || role === 'admin')
}
