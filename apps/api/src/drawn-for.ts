import { MEMBER_HEADER } from '@doran/contract/names'
import type { Actor } from './actor.js'

/** Whether what is sent comes from a page that was drawn for somebody else than who is signed in to the browser now. */
export function isDrawnForOther(actor: Actor, headers: Headers): boolean {
  const drawnFor = headers.get(MEMBER_HEADER)
  if (!drawnFor) return false
  return actor.kind !== 'member' || actor.memberId !== drawnFor
}
