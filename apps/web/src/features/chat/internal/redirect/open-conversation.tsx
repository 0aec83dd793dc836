'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useOpenChannel } from '@doran/chat/react'
import { ZoneLink, routes } from '@doran/site/core'
import { loginPath, useToaster } from '@doran/site/session'
import { Button, ErrorState, NotFoundState, buttonClass } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { roomPath } from '../room-path'
import { Finding } from './finding'
import { redirectOutcome, type RedirectOutcome } from './redirect-outcome'
import { redirectPath } from './redirect-path'

/** Opens the conversation with somebody and goes on to it, without staying in the history itself. */
export function OpenConversation({ profileId }: { profileId: string }) {
  const openChannel = useOpenChannel()
  const router = useRouter()
  const toaster = useToaster()
  const [outcome, setOutcome] = useState<RedirectOutcome | null>(null)
  const isAsked = useRef(false)

  const open = useCallback(async () => {
    setOutcome(null)
    try {
      const { id } = await openChannel(profileId)
      router.replace(roomPath(id))
    } catch (error) {
      const found = redirectOutcome(error)
      setOutcome(found)
      if (found.kind === 'list') {
        toaster.show({ message: found.message })
        router.replace(routes.chat.path())
      }
      if (found.kind === 'login')
        router.replace(loginPath({ next: redirectPath(profileId), reason: 'chat' }))
    }
  }, [openChannel, profileId, router, toaster])

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void open()
  }, [open])

  if (outcome?.kind === 'absent') return <NotFoundState />
  if (outcome?.kind === 'closed') {
    return (
      <ErrorState title={outcome.message} actions={<BackToList />}>
        <p>다른 대화는 그대로 볼 수 있어요.</p>
      </ErrorState>
    )
  }
  if (outcome?.kind === 'failed') {
    return (
      <ErrorState
        title="대화방을 열지 못했어요."
        actions={
          <>
            <Button onClick={() => void open()}>다시 시도</Button>
            <BackToList isSecond />
          </>
        }
      >
        <p>{outcome.message}</p>
      </ErrorState>
    )
  }
  return <Finding />
}

function BackToList({ isSecond = false }: { isSecond?: boolean }) {
  return (
    <ZoneLink
      href={routes.chat.path()}
      className={buttonClass({ kind: isSecond ? 'secondary' : 'primary' })}
    >
      대화 목록으로
    </ZoneLink>
  )
}
