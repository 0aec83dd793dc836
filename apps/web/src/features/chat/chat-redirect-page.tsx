'use client'

import type { Me } from '@doran/contract'
import { ChatMember } from './internal/chat-member'
import { Finding } from './internal/redirect/finding'
import { OpenConversation } from './internal/redirect/open-conversation'
import { redirectPath } from './internal/redirect/redirect-path'

type ChatRedirectPageProps = {
  /** Null where the server could not read who it is. */
  me: Me | null
  profileId: string
}

/** On the way to the conversation with somebody. */
export function ChatRedirectPage({ me, profileId }: ChatRedirectPageProps) {
  return (
    <ChatMember me={me} next={redirectPath(profileId)} waiting={<Finding />}>
      {() => <OpenConversation profileId={profileId} />}
    </ChatMember>
  )
}
