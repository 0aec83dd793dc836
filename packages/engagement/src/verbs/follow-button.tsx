'use client'

import { useApi } from '@doran/api-client/react'
import type { Engagement } from '@doran/contract'
import { Button, type ButtonKind } from '@doran/ui'
import { Count } from './count.js'
import { useEngagement, type Target } from './use-engagement.js'
import { useLastWish } from './use-last-wish.js'
import { useMemberAct } from './use-member-act.js'

export type FollowButtonProps = {
  target: Target<'profile' | 'theme'>
  /** Of the person or the theme, for those who hear the button alone. */
  name: string
  /** As the server knows it already; else it is asked for. */
  initial?: Engagement | undefined
  /** While it is not followed. */
  kind?: ButtonKind
}

/** Keeps a person or a theme in the member's list of subscriptions. Nothing is promised beyond that. */
export function FollowButton({ target, name, initial, kind = 'secondary' }: FollowButtonProps) {
  const api = useApi()
  const { engagement, read, change, take } = useEngagement(target, initial)
  const { may, onFailure, say } = useMemberAct()
  const { isFollowed, followers } = engagement
  const about = { targetType: target.type, targetId: target.id }
  const put = useLastWish({
    read: () => read().isFollowed,
    send: (isOn) =>
      isOn
        ? api.call('POST /v1/tales/subscription', { body: about })
        : api.call('DELETE /v1/tales/subscription', { body: about }),
    show: (isOn) =>
      change((now) =>
        now.isFollowed === isOn
          ? now
          : { ...now, isFollowed: isOn, followers: Math.max(0, now.followers + (isOn ? 1 : -1)) },
      ),
    onReply: (reply) => take(reply, ['followers', 'isFollowed']),
    onFailure,
  })
  const follow = async (isOn: boolean) => {
    if (await put(isOn)) say(isOn ? '구독했어요.' : '구독을 취소했어요.', () => void follow(!isOn))
  }
  const pendingAction = { type: 'follow', ...about } as const
  return (
    <Button
      kind={isFollowed ? 'secondary' : kind}
      onClick={() => may({ reason: 'follow', pendingAction }) && void follow(!isFollowed)}
    >
      <span className="sr-only">{name} </span>
      {isFollowed ? '구독 중' : '구독'}
      <Count of={followers} />
    </Button>
  )
}
