'use client'

import { useApi } from '@doran/api-client/react'
import type { CommentReply } from '@doran/contract'
import { ActIcon } from '../icons/act-icon.js'
import { Count } from '../verbs/count.js'
import { useLastWish } from '../verbs/use-last-wish.js'
import { useMemberAct } from '../verbs/use-member-act.js'
import { ActLink } from './act-link.js'
import { useCommentScope } from './comment-context.js'

export function CommentLike({ comment }: { comment: CommentReply }) {
  const api = useApi()
  const { cache } = useCommentScope()
  const { may, onFailure } = useMemberAct()
  const { id, isLiked, likes } = comment
  const params = { targetType: 'comment', targetId: id } as const
  const put = useLastWish({
    read: () => isLiked,
    send: (isOn) =>
      isOn
        ? api.call('POST /v1/like/{targetType}/{targetId}', { params })
        : api.call('DELETE /v1/like/{targetType}/{targetId}', { params }),
    show: (isOn) =>
      cache.change(id, (now) =>
        now.isLiked === isOn
          ? now
          : { ...now, isLiked: isOn, likes: Math.max(0, now.likes + (isOn ? 1 : -1)) },
      ),
    onReply: (reply) =>
      cache.change(id, (now) => ({ ...now, isLiked: reply.isLiked, likes: reply.likes })),
    onFailure,
  })
  const pendingAction = { type: 'like', ...params } as const
  return (
    <ActLink
      aria-pressed={isLiked}
      onClick={() => may({ reason: 'like', pendingAction }) && void put(!isLiked)}
    >
      <span className={isLiked ? 'text-ember' : ''}>
        <ActIcon name="like" isFilled={isLiked} />
      </span>
      <span className="sr-only">좋아요</span>
      <Count of={likes} />
    </ActLink>
  )
}
