import type { ChatChannel } from '@doran/contract'

type Channel = Pick<ChatChannel, 'status' | 'isMyRequest' | 'refusal' | 'isBlockedByMe'>

/**
 * What stands at the end of a room: the box, an answer to a request, or why nothing can be sent. A device signed in by
 * a short-time password may only read.
 */
export type Foot = 'box' | 'answer' | 'waiting' | 'blocked' | 'closed' | 'limited'

export function footOf(
  { status, isMyRequest, refusal, isBlockedByMe }: Channel,
  isLimited: boolean,
): Foot {
  if (refusal === 'closed') return isBlockedByMe && !isLimited ? 'blocked' : 'closed'
  if (isLimited) return 'limited'
  if (status === 'requested' && !isMyRequest) return 'answer'
  return refusal === 'waiting' ? 'waiting' : 'box'
}
