import type { ApiErrorCode } from '@doran/api-client'
import { tabStore, type BrowserStore } from '@doran/browser-storage'
import { isRecord } from '@doran/contract/json'
import { PRODUCT } from '@doran/contract/names'
import type { PendingItem } from '../room/reduce-room.js'

const PREFIX = `${PRODUCT}_chat_pending_`

type Stored = { channelId: string; pending: PendingItem }

/** What a tab has not handed over yet, so that a reload does not lose it. Photos are not kept. */
export interface PendingStorage {
  read: () => readonly Stored[]
  add: (channelId: string, pending: PendingItem) => void
  /** Changes only what is there, so that what was cleared stays so. */
  change: (pending: PendingItem) => void
  remove: (clientItemId: string) => void
}

export function createPendingStorage(
  myProfileId: string,
  store: Pick<BrowserStore, 'getJson' | 'set' | 'remove'> = tabStore,
): PendingStorage {
  const key = PREFIX + myProfileId
  const read = () => {
    const value = store.getJson(key)
    return Array.isArray(value) ? value.flatMap(readStored) : []
  }
  const write = (list: readonly Stored[]) =>
    list.length > 0 ? store.set(key, JSON.stringify(list)) : store.remove(key)
  return {
    read,
    add(channelId, pending) {
      if (pending.kind !== 'image') write([...read(), { channelId, pending }])
    },
    change(pending) {
      const list = read()
      const at = list.findIndex((each) => each.pending.clientItemId === pending.clientItemId)
      const found = list[at]
      if (found) write(list.with(at, { ...found, pending }))
    },
    remove(clientItemId) {
      const list = read()
      const rest = list.filter(({ pending }) => pending.clientItemId !== clientItemId)
      if (rest.length < list.length) write(rest)
    },
  }
}

/** Removes what was typed and not sent; for signing out. */
export function clearChatStorage(store: Pick<BrowserStore, 'keys' | 'remove'> = tabStore): void {
  for (const key of store.keys(PREFIX)) store.remove(key)
}

function readStored(value: unknown): Stored[] {
  if (!isRecord(value) || typeof value['channelId'] !== 'string') return []
  const pending = readPending(value['pending'])
  return pending ? [{ channelId: value['channelId'], pending }] : []
}

function readPending(value: unknown): PendingItem | null {
  if (!isRecord(value)) return null
  const { clientItemId, kind, body, state, code, createdAt } = value
  if (typeof clientItemId !== 'string' || typeof body !== 'string') return null
  if (typeof createdAt !== 'string' || (kind !== 'text' && kind !== 'theme')) return null
  const item = { clientItemId, kind, body, createdAt } as const
  return state === 'failed' && isCode(code)
    ? { ...item, state, code }
    : { ...item, state: 'waiting', code: null }
}

// Written by this package alone; the table of all codes would be a kilobyte more.
function isCode(value: unknown): value is ApiErrorCode {
  return typeof value === 'string' && /^[A-Z_]+$/.test(value)
}
