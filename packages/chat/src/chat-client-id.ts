import { localStore, type SafeStorage } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { nanoid } from 'nanoid'

const LENGTH = 9
const SHAPE = /^[\w-]{9}$/

let idOfPage: string | null = null

/**
 * The id of this browser's chat client, 9 characters, shared by its tabs; where storage is forbidden or full, one for
 * the page's life.
 */
export function chatClientId(storage: SafeStorage = localStore): string {
  const stored = storage.get(STORAGE_KEYS.chatClientId)
  if (stored !== null && SHAPE.test(stored)) return stored
  idOfPage ??= nanoid(LENGTH)
  if (!storage.set(STORAGE_KEYS.chatClientId, idOfPage)) return idOfPage
  return storage.get(STORAGE_KEYS.chatClientId) ?? idOfPage
}
