import { tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'

const KEY = STORAGE_KEYS.leftWord
const FAILED = 'error:'

export type FlashKind = 'success' | 'error'

/** One sentence for the page that this tab opens next, on either site. */
export function setFlashMessage(message: string, kind: FlashKind = 'success'): void {
  // Where it cannot be stored, the next page shows the change by itself.
  tabStore.set(KEY, kind === 'error' ? `${FAILED}${message}` : message)
}

/** Splits a stored message into its sentence and how it is shown. */
export function parseFlashMessage(stored: string): { message: string; kind: FlashKind } {
  return stored.startsWith(FAILED)
    ? { message: stored.slice(FAILED.length), kind: 'error' }
    : { message: stored, kind: 'success' }
}

export function readFlashMessage(): string | null {
  return tabStore.get(KEY)
}

export function clearFlashMessage(): void {
  tabStore.remove(KEY)
}
