import { MEMBER_HEADER } from '@doran/contract/names'
import type { Actor } from '../context/actor.js'
import { AppError } from '../errors/app-error.js'

/** True if the request comes from a page that was rendered for another member than the one signed in now. */
export function isOtherMembersPage(actor: Actor, headers: Headers): boolean {
  const drawnFor = headers.get(MEMBER_HEADER)
  if (!drawnFor) return false
  return actor.kind !== 'member' || actor.memberId !== drawnFor
}

/**
 * A page may still be open that was rendered for another member of this browser: a button pressed there must not act
 * for the present one.
 */
export function assertSameMember(actor: Actor, headers: Headers): void {
  if (isOtherMembersPage(actor, headers)) throw new AppError('SESSION_EXPIRED')
}
