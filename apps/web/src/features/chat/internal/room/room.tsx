'use client'

import { ApiError } from '@doran/api-client'
import { useChannel } from '@doran/chat/react'
import type { Me } from '@doran/contract'
import { ChatFailed } from '../parts/chat-failed'
import { OpenRoom } from './open-room'
import { RoomBar } from './room-bar'
import { RoomFrame } from './room-frame'
import { RoomMissing } from './room-missing'
import { RoomSkeleton } from './room-skeleton'

/** One conversation, from the moment its address is opened. */
export function Room({ me, channelId }: { me: Me; channelId: string }) {
  const { channel, error, refetch } = useChannel(channelId)
  if (channel) return <OpenRoom key={channelId} me={me} channel={channel} onChanged={refetch} />
  return (
    <RoomFrame bar={<RoomBar channel={error === null ? null : 'missing'} />}>
      {error === null && <RoomSkeleton onRetry={refetch} />}
      {error !== null && isMissing(error) && <RoomMissing />}
      {error !== null && !isMissing(error) && (
        <ChatFailed title="대화를 불러오지 못했어요." error={error} onRetry={refetch} />
      )}
    </RoomFrame>
  )
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
}
