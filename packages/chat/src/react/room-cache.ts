import type { QueryClient } from '@tanstack/react-query'
import { atom, type createStore, type PrimitiveAtom } from 'jotai'
import {
  reduceRoom,
  type PendingItem,
  type RoomAction,
  type RoomState,
} from '../room/reduce-room.js'
import { EMPTY_LOG, joinLogs, type RoomLog } from '../room/room-log.js'
import type { PendingStorage } from '../send/pending-storage.js'
import { chatKeys } from './chat-queries.js'

type Store = ReturnType<typeof createStore>

/** The rooms of a page: their items in the query client, what is pending in atoms and, but for photos, in storage. */
export function createRoomCache(
  queries: QueryClient,
  store: Store,
  storage: PendingStorage,
  myProfileId: string,
) {
  const atoms = new Map<string, PrimitiveAtom<readonly PendingItem[]>>()
  /** What came before a room's first page. */
  const early = new Map<string, RoomLog>()

  function pendingAtom(id: string): PrimitiveAtom<readonly PendingItem[]> {
    const found = atoms.get(id) ?? atom<readonly PendingItem[]>([])
    atoms.set(id, found)
    return found
  }

  function logOf(id: string): RoomLog {
    return queries.getQueryData<RoomLog>(chatKeys.room(id)) ?? early.get(id) ?? EMPTY_LOG
  }

  function stateOf(channelId: string): RoomState {
    const pending = store.get(pendingAtom(channelId))
    return { channelId, myProfileId, log: logOf(channelId), pending }
  }

  function keepLog(id: string, log: RoomLog): void {
    const queryKey = chatKeys.room(id)
    if (log.range) {
      early.delete(id)
      queries.setQueryData<RoomLog>(queryKey, log)
    } else if (queries.getQueryState(queryKey)) early.set(id, log)
  }

  return {
    pendingAtom,
    logOf,
    stateOf,
    /** Channels in which something is pending. */
    pendingChannels: () => [...atoms.keys()].filter((id) => store.get(pendingAtom(id)).length > 0),
    dispatch(id: string, action: RoomAction): RoomState {
      const before = stateOf(id)
      const after = reduceRoom(before, action)
      if (after.log !== before.log) keepLog(id, after.log)
      if (after.pending !== before.pending) {
        store.set(pendingAtom(id), after.pending)
        keepPending(storage, id, before.pending, after.pending)
      }
      return after
    },
    /** Takes up what a page before this one left. */
    restore(): void {
      for (const { channelId, pending } of storage.read()) {
        const { pending: known } = stateOf(channelId)
        if (known.some(({ clientItemId }) => clientItemId === pending.clientItemId)) continue
        store.set(pendingAtom(channelId), [...known, pending])
      }
    },
  }
}

export type RoomCache = ReturnType<typeof createRoomCache>

/** For the query: a fetch never takes away what came meanwhile. */
export function shareLogs(known: unknown, next: unknown): unknown {
  return isRoomLog(known) && isRoomLog(next) ? joinLogs(known, next) : next
}

function isRoomLog(value: unknown): value is RoomLog {
  return typeof value === 'object' && value !== null && 'readTo' in value
}

function keepPending(
  storage: PendingStorage,
  id: string,
  before: readonly PendingItem[],
  after: readonly PendingItem[],
): void {
  const known = new Map(before.map((item) => [item.clientItemId, item]))
  for (const item of after) {
    const old = known.get(item.clientItemId)
    if (!old) storage.add(id, item)
    else if (old.state !== item.state && (item.state === 'failed' || old.state === 'failed'))
      storage.change(item)
    known.delete(item.clientItemId)
  }
  for (const { clientItemId, previewUrl } of known.values()) {
    storage.remove(clientItemId)
    if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl)
  }
}
