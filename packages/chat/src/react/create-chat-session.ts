import type { ApiClient } from '@doran/api-client'
import type { ChatChannel, ChatEvent, ChatItem } from '@doran/contract'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { atom, createStore } from 'jotai'
import type { ChatRealtime, RealtimeStatus } from '../realtime/chat-realtime.js'
import type { RoomAction } from '../room/reduce-room.js'
import { missingAfter, type RoomLog } from '../room/room-log.js'
import { createOutbox, type Outbox } from '../send/create-outbox.js'
import { createPendingStorage } from '../send/pending-storage.js'
import { createChannelCache } from './channel-cache.js'
import { chatKeys } from './chat-queries.js'
import { createItemFetcher } from './fetch-items.js'
import { createReadMarks } from './read-marks.js'
import { createRefetcher } from './refetcher.js'
import { createRoomCache } from './room-cache.js'
import { createRoomVisits } from './room-visits.js'
import { createTypingRooms } from './typing-rooms.js'
import { withItem, withRead } from './update-channel.js'

export type ChatStatus = 'connecting' | 'live' | 'polling' | 'offline'

export type ChatSessionOptions = {
  api: ApiClient
  queries: QueryClient
  myProfileId: string
}

export type ChatSession = ReturnType<typeof createChatSession>

/** What one page of a member's chat holds and does; the hooks show it. Nothing runs before `start`. */
export function createChatSession({ api, queries, myProfileId }: ChatSessionOptions) {
  const store = createStore()
  const refetcher = createRefetcher(queries)
  const channels = createChannelCache(queries, refetcher)
  const storage = createPendingStorage(myProfileId)
  const rooms = createRoomCache(queries, store, storage, myProfileId)
  const fetcher = createItemFetcher(api, rooms)
  const visits = createRoomVisits(store, myProfileId)
  const typing = createTypingRooms(store)

  const realtimeAtom = atom<RealtimeStatus>('connecting')
  const onlineAtom = atom(onlineManager.isOnline())
  const statusAtom = atom((get): ChatStatus => {
    if (!get(onlineAtom)) return 'offline'
    const status = get(realtimeAtom)
    return status === 'off' ? 'polling' : status
  })

  const reads = createReadMarks(api, rooms, myProfileId, (channelId, upTo) =>
    receive({ type: 'read', channelId, profileId: myProfileId, upTo }),
  )

  let outbox = newOutbox()

  function newOutbox(): Outbox {
    return createOutbox({
      post: async (id, body) => {
        const params = { id }
        const item = await api.call('POST /v1/chat/channel/{id}/item', { params, body })
        receiveAnswer(item)
        return item
      },
      upload: async (file) => (await api.upload('POST /v1/upload/chat/image', { file })).key,
      dispatch: (id, action) => {
        rooms.dispatch(id, action)
        // Who may write may have changed.
        if (action.type === 'fail') refetcher.refetch(chatKeys.channel(id))
      },
      pendingOf: (id) => store.get(rooms.pendingAtom(id)),
      isOnline: () => onlineManager.isOnline(),
    })
  }

  function receiveAnswer(item: ChatItem): void {
    dispatch(item.channelId, { type: 'answer', item })
    receiveInList(item)
  }

  function dispatch(id: string, action: RoomAction): RoomLog {
    const { log } = rooms.dispatch(id, action)
    if (missingAfter(log) !== null) refetcher.refetch(chatKeys.room(id))
    return log
  }

  function receiveInList(item: ChatItem): void {
    const change = (channel: ChatChannel) => withItem(channel, item, myProfileId)
    channels.update(item.channelId, change, { isFirst: true })
  }

  function receive(event: ChatEvent): void {
    if (event.type === 'channel') {
      refetcher.refetch(chatKeys.channel(event.channelId), chatKeys.lists, chatKeys.me)
      return
    }
    const id = event.type === 'item' ? event.item.channelId : event.channelId
    const log = dispatch(id, { type: 'event', event })
    if (event.type === 'item') receiveInList(event.item)
    else channels.update(id, (channel) => withRead(channel, event, myProfileId, log))
  }

  function refill(): void {
    const alone = ['GET /v1/chat/channel/{id}'] as const
    refetcher.refetch(chatKeys.rooms, chatKeys.lists, alone, chatKeys.me)
  }

  function resume(): void {
    for (const id of rooms.pendingChannels()) outbox.resume(id)
    reads.resume()
  }

  return {
    myProfileId,
    store,
    statusAtom,
    rooms,
    channels,
    visits,
    typing,
    reads,
    receiveAnswer,
    loadOlder: (id: string) => fetcher.loadOlder(id),
    outbox: () => outbox,
    async refreshRoom(id: string, signal: AbortSignal) {
      const log = await fetcher.refresh(id, myProfileId, signal)
      visits.refresh(id, log)
      return log
    },
    /** Answers how to stop, after which it can start again. */
    start(realtime: ChatRealtime): () => void {
      outbox = newOutbox()
      store.set(realtimeAtom, realtime.status)
      store.set(onlineAtom, onlineManager.isOnline())
      const stops = [
        realtime.onStatus((status) => {
          store.set(realtimeAtom, status)
          if (status === 'live') resume()
        }),
        realtime.onEvent(receive),
        realtime.onRefill(refill),
        onlineManager.subscribe((isOnline) => {
          store.set(onlineAtom, isOnline)
          if (isOnline) resume()
        }),
        typing.start(realtime),
        () => outbox.stop(),
        () => refetcher.stop(),
      ]
      rooms.restore()
      resume()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
