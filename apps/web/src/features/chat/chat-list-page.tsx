'use client'

import type { Me } from '@doran/contract'
import { routes, useLogOnce } from '@doran/site/core'
import { ChatMember } from './internal/chat-member'
import { ChannelList } from './internal/list/channel-list'
import { ListSkeleton } from './internal/list/list-skeleton'

/** A member's conversations. `me` is null where the server could not read who it is. */
export function ChatListPage({ me }: { me: Me | null }) {
  useLogOnce({ type: 'view', object: 'chat', object_name: 'list', object_attributes: {} })
  return (
    <ChatMember me={me} next={routes.chat.path()} waiting={<Waiting />}>
      {(member) => <ChannelList me={member} />}
    </ChatMember>
  )
}

function Waiting() {
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-8 md:pt-12">
      <h1 className="text-h1 font-extrabold">대화</h1>
      <ListSkeleton onRetry={() => window.location.reload()} />
    </div>
  )
}
