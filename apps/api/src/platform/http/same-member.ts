import { MEMBER_HEADER } from '@doran/contract/names'
import type { Actor } from '../context/actor.js'
import { AppError } from '../errors/app-error.js'

/** Whether what is sent comes from a page that was drawn for somebody else than who is signed in to the browser now. */
export function isOtherMembersPage(actor: Actor, headers: Headers): boolean {
  const drawnFor = headers.get(MEMBER_HEADER)
  if (!drawnFor) return false
  return actor.kind !== 'member' || actor.memberId !== drawnFor
}

/**
 * A page may still stand that was drawn for whoever was signed in to this browser before: what is pressed there is
 * not the next one's wish.
 */
export function assertSameMember(actor: Actor, headers: Headers): void {
  if (isOtherMembersPage(actor, headers)) throw new AppError('SESSION_EXPIRED')
}
