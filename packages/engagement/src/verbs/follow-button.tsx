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

const WORDS = {
  profile: { on: '구독 중', off: '구독', done: '구독했어요.', undone: '구독을 취소했어요.' },
  theme: {
    on: '새 소식 받는 중',
    off: '새 소식 받기',
    done: '새 소식을 알려 드릴게요.',
    undone: '새 소식을 받지 않아요.',
  },
} as const

/** Hears of what somebody makes, or of what is new in a theme. */
export function FollowButton({ target, name, initial, kind = 'secondary' }: FollowButtonProps) {
  const api = useApi()
  const { engagement, read, change, take } = useEngagement(target, initial)
  const { may, onFailure, say } = useMemberAct()
  const { isFollowed, followers } = engagement
  const about = { targetType: target.type, targetId: target.id }
  const words = WORDS[target.type]
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
    settle: (reply) => take(reply, ['followers', 'isFollowed']),
    onFailure,
  })
  const follow = async (isOn: boolean) => {
    if (await put(isOn)) say(isOn ? words.done : words.undone, () => void follow(!isOn))
  }
  const pendingAction = { type: 'follow', ...about } as const
  return (
    <Button
      kind={isFollowed ? 'secondary' : kind}
      onClick={() => may({ reason: 'follow', pendingAction }) && void follow(!isFollowed)}
    >
      <span className="sr-only">{name} </span>
      {isFollowed ? words.on : words.off}
      <Count of={followers} />
    </Button>
  )
}
