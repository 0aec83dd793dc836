'use client'

import { useApi } from '@doran/api-client/react'
import type { Engagement, SaveTarget } from '@doran/contract'
import type { LoginRequest } from '@doran/site/session'
import { ActButton } from './act-button.js'
import { Count } from './count.js'
import { useEngagement, type Target } from './use-engagement.js'
import { useLastWish } from './use-last-wish.js'
import { useMemberAct } from './use-member-act.js'

export type LikeButtonProps = {
  target: Target<SaveTarget>
  /** As the server knows it already; else it is asked for. */
  initial?: Engagement | undefined
}

export function LikeButton({ target, initial }: LikeButtonProps) {
  const api = useApi()
  const { engagement, read, change, take } = useEngagement(target, initial)
  const { may, onFailure } = useMemberAct()
  const { isLiked, likes } = engagement
  const params = { targetType: target.type, targetId: target.id }
  const press = useLastWish({
    read: () => read().isLiked,
    send: (isOn) =>
      isOn
        ? api.call('POST /v1/like/{targetType}/{targetId}', { params })
        : api.call('DELETE /v1/like/{targetType}/{targetId}', { params }),
    show: (isOn) =>
      change((now) =>
        now.isLiked === isOn
          ? now
          : { ...now, isLiked: isOn, likes: Math.max(0, now.likes + (isOn ? 1 : -1)) },
      ),
    onReply: (reply) => take(reply, ['likes', 'isLiked']),
    onFailure,
  })
  return (
    <ActButton
      icon="like"
      isOn={isLiked}
      onClick={() => may(requestOf(target)) && void press(!isLiked)}
    >
      {target.type === 'post' ? '공감' : '좋아요'}
      <Count of={likes} />
    </ActButton>
  )
}

/** What is asked of a visitor: of posts it has a name of its own. */
function requestOf({ type, id }: Target<SaveTarget>): LoginRequest {
  if (type === 'post')
    return { reason: 'like-post', pendingAction: { type: 'like-post', targetId: id } }
  return { reason: 'like', pendingAction: { type: 'like', targetType: type, targetId: id } }
}
