import { useApi } from '@doran/api-client/react'
import type { ChatItem } from '@doran/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { EMPTY_LOG, visibleItems, type RoomLog } from '../room/room-log.js'
import { useChat } from './chat-provider.js'
import { channelQuery, chatKeys } from './chat-queries.js'
import type { ChatSession } from './create-chat-session.js'
import { createEntryMaker, type RoomEntry } from './room-entry.js'
import { shareLogs } from './room-cache.js'
import { shownError } from './shown-error.js'
import { usePollingMs } from './use-chat-status.js'
import { useRoomActions, type RoomActions } from './use-room-actions.js'

/** How often an open room asks while there is no live connection. */
export const ROOM_POLL_MS = 5_000

export type ChatRoom = RoomActions & {
  /** In order: what the server has, then what is being sent. */
  entries: readonly RoomEntry[]
  isPending: boolean
  /** Where nothing could be loaded. */
  error: Error | null
  refetch: () => void
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Rejects with an `ApiError`. */
  loadOlder: () => Promise<void>
  /** As it stood when the room was opened. */
  firstUnreadSeq: number | null
  /** Of my last item that the other has read. */
  lastReadSeq: number | null
  isOtherTyping: boolean
}

/** An open room. Both of its ends may be open in several tabs. */
export function useChatRoom(id: string): ChatRoom {
  const session = useChat()
  const { store, myProfileId } = session
  useEffect(() => session.visits.enter(id, session.rooms.logOf(id)), [session, id])
  useTypingRoom(session, id)

  const refetchInterval = usePollingMs(ROOM_POLL_MS)
  const query = useQuery({ ...roomQuery(session, useApi(), id), refetchInterval })
  const { data: log, error, refetch } = query
  const pending = useAtomValue(session.rooms.pendingAtom(id), { store })
  const makeEntries = useMemo(() => createEntryMaker(myProfileId), [myProfileId])
  const items = useMemo(() => visibleItems(log ?? EMPTY_LOG), [log])

  return {
    entries: useMemo(() => makeEntries(items, pending), [makeEntries, items, pending]),
    isPending: query.isPending,
    error: shownError(error, log !== undefined),
    refetch: useCallback(() => void refetch(), [refetch]),
    hasOlder: (log?.range?.older ?? null) !== null,
    ...useOlder(session, id),
    firstUnreadSeq: useAtomValue(session.visits.firstUnreadAtom(id), { store }),
    lastReadSeq: useMemo(() => lastReadOf(items, myProfileId), [items, myProfileId]),
    isOtherTyping: useAtomValue(session.typing.typingAtom(id), { store }),
    ...useRoomActions(session, id),
  }
}

function roomQuery(session: ChatSession, api: ReturnType<typeof useApi>, id: string) {
  const { retry, retryDelay } = channelQuery(api, id)
  return queryOptions<RoomLog>({
    queryKey: chatKeys.room(id),
    queryFn: ({ signal }) => session.refreshRoom(id, signal),
    structuralSharing: shareLogs,
    staleTime: 0,
    refetchOnMount: 'always',
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
  })
}

// Presence is for accepted channels alone.
function useTypingRoom(session: ChatSession, id: string): void {
  const channel = useQuery(channelQuery(useApi(), id)).data
  const isAccepted = channel?.status === 'accepted' && channel.refusal === null
  useEffect(() => (isAccepted ? session.typing.enter(id) : undefined), [session, id, isAccepted])
}

function useOlder(session: ChatSession, id: string) {
  const [loading, setLoading] = useState<string | null>(null)
  const loadOlder = useCallback(async () => {
    setLoading(id)
    try {
      await session.loadOlder(id)
    } finally {
      setLoading(null)
    }
  }, [session, id])
  return { isLoadingOlder: loading === id, loadOlder }
}

function lastReadOf(items: readonly ChatItem[], myProfileId: string): number | null {
  const read = items.findLast(
    ({ kind, isRead, profile }) => isRead && kind !== 'deleted' && profile.id === myProfileId,
  )
  return read?.seq ?? null
}
