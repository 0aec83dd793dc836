'use client'

import type { Me } from '@doran/contract'
import { ChatMember } from './internal/chat-member'
import { roomPath } from './internal/room-path'
import { Room } from './internal/room/room'
import { RoomBar } from './internal/room/room-bar'
import { RoomFrame } from './internal/room/room-frame'
import { RoomSkeleton } from './internal/room/room-skeleton'

type ChatRoomPageProps = {
  /** Null where the server could not read who it is. */
  me: Me | null
  channelId: string
}

/** One conversation of a member. */
export function ChatRoomPage({ me, channelId }: ChatRoomPageProps) {
  return (
    <ChatMember me={me} next={roomPath(channelId)} waiting={<Waiting />}>
      {(member) => <Room me={member} channelId={channelId} />}
    </ChatMember>
  )
}

function Waiting() {
  return (
    <RoomFrame bar={<RoomBar channel={null} />}>
      <RoomSkeleton onRetry={() => window.location.reload()} />
    </RoomFrame>
  )
}
