'use client'

import { useRef, type ReactNode } from 'react'
import type { ChatChannel } from '@doran/contract'
import { CHAT_MESSAGES } from '@doran/contract/chat/copy'
import { CORE_MESSAGES } from '@doran/contract/core/copy'
import { useAct } from '@doran/site/session'
import { Button } from '@doran/ui'
import { useLazyComponent } from '@doran/site/core'
import type { Foot } from './foot-of'

type RoomFootProps = {
  foot: Foot
  channel: ChatChannel
  /** Where something can be written. */
  children: ReactNode
  onAccept: () => Promise<unknown>
  onLeave: () => void
  onSafety: () => void
  onUnblocked: () => void
}

const WAITING = '상대가 수락하면 더 보낼 수 있어요.'
const GONE = '탈퇴한 사용자와는 대화할 수 없어요.'

const loadUnblock = () => import('./unblock-button').then((module) => module.UnblockButton)

/** The box, or why nothing can be written and what can be done about it. */
export function RoomFoot(props: RoomFootProps) {
  const { foot, channel, children, onUnblocked } = props
  const UnblockButton = useLazyComponent(foot === 'blocked', loadUnblock)
  switch (foot) {
    case 'box':
      return children
    case 'answer':
      return <RequestAnswer {...props} />
    case 'waiting':
      return <FootLine>{WAITING}</FootLine>
    case 'limited':
      return <FootLine>{CORE_MESSAGES.LIMITED_SESSION}</FootLine>
    case 'closed':
      return <FootLine>{channel.profile.isGone ? GONE : CHAT_MESSAGES.CHAT_CLOSED}</FootLine>
    case 'blocked':
      return (
        <div className="flex flex-wrap items-center justify-between gap-3 py-1">
          <p className="prose-ko text-text-2">차단한 사람이에요. 풀면 다시 대화할 수 있어요.</p>
          {UnblockButton && (
            <UnblockButton profileId={channel.profile.id} onUnblocked={onUnblocked} />
          )}
        </div>
      )
  }
}

function FootLine({ children }: { children: string }) {
  return <p className="prose-ko flex min-h-12 items-center text-text-2">{children}</p>
}

/** For the one who was written to: nothing can be said before the conversation is accepted. */
function RequestAnswer({ channel, onAccept, onLeave, onSafety }: RoomFootProps) {
  const { isBusy, run } = useAct()
  const isPressed = useRef(false)
  const accept = () => {
    if (isPressed.current) return
    isPressed.current = true
    void run(async () => void (await onAccept()), {
      onFailure: () => {
        isPressed.current = false
        return false
      },
    })
  }
  return (
    <div role="group" aria-label="처음 온 대화" className="py-1">
      <p className="prose-ko text-sm text-text-2">
        {channel.profile.name} 님과 대화할까요? 수락하면 메시지를 보낼 수 있어요.
      </p>
      <div className="mt-2.5 flex gap-2">
        <Button className="grow px-3! sm:grow-0 sm:px-6!" isBusy={isBusy} onClick={accept}>
          수락
        </Button>
        <Button kind="secondary" className="grow px-3! sm:grow-0 sm:px-6!" onClick={onLeave}>
          나가기
        </Button>
        <Button
          kind="quiet"
          className="grow px-3! sm:ml-auto sm:grow-0"
          aria-haspopup="dialog"
          onClick={onSafety}
        >
          차단·신고
        </Button>
      </div>
    </div>
  )
}
