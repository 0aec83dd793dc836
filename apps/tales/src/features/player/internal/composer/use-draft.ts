import { useCallback, useSyncExternalStore } from 'react'
import { STORAGE_KEYS } from '@doran/contract/names'
import { isBorrowedDevice } from '@doran/site/session'

const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * What is being typed in one story, kept until it is sent; on a borrowed device no longer than its tab. Other windows
 * keep their own until they reload.
 */
export function useDraft(sessionId: string): [string, (text: string) => void] {
  const key = keyOf(sessionId)
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
  const change = useCallback((next: string) => write(key, next), [key])
  return [text, change]
}

/** The same outside of rendering; a page renders an empty box until it is hydrated. */
export function readDraft(sessionId: string): string {
  return read(keyOf(sessionId))
}

function keyOf(sessionId: string): string {
  return `${STORAGE_KEYS.draft}${sessionId}`
}

function read(key: string): string {
  const known = drafts.get(key)
  if (known !== undefined) return known
  const kept = readStorage(key)
  drafts.set(key, kept)
  return kept
}

function write(key: string, text: string) {
  drafts.set(key, text)
  try {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(key)
    if (text !== '') (isBorrowedDevice() ? sessionStorage : localStorage).setItem(key, text)
  } catch {
    // Storage may be full or forbidden; the box still holds the text.
  }
  for (const listener of listeners) listener()
}

function readStorage(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
