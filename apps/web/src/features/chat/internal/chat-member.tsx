'use client'

import type { ReactNode } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { ChatProvider } from '@doran/chat/react'
import type { Me } from '@doran/contract'
import { useIsLoggedIn, useStalePageGuard } from '@doran/site/session'
import { useQuery } from '@tanstack/react-query'
import { ChatFailed } from './parts/chat-failed'
import { UnreadTitle } from './parts/unread-title'
import { VisitorChat } from '../visitor-chat'

type ChatMemberProps = {
  /** As the server read them; null where it could not. */
  me: Me | null
  /** Where a person comes back to after signing in. */
  next: string
  /** Until it is known who reads. */
  waiting: ReactNode
  children: (me: Me) => ReactNode
}

/** A page of conversations for the one who is signed in; once that ends it asks to sign in again. */
export function ChatMember({ me: given, next, waiting, children }: ChatMemberProps) {
  useStalePageGuard(given?.id)
  const isLoggedIn = useIsLoggedIn()
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), 'GET /v1/user/me', {}),
    enabled: isLoggedIn && given === null,
  })
  const me = data ?? given
  if (!isLoggedIn) return <VisitorChat next={next} />
  if (me) {
    return (
      <ChatProvider myProfileId={me.profile.id}>
        <UnreadTitle />
        {children(me)}
      </ChatProvider>
    )
  }
  if (!error) return waiting
  return (
    <ChatFailed
      level={1}
      title="대화를 불러오지 못했어요."
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
