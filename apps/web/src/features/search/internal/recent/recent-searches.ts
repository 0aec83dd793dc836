'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { isBorrowedDevice } from '@doran/site/session'

const KEY = STORAGE_KEYS.recentSearches
const KEPT = 8
const CHANGED = 'doran-recent-searches'

/** What was searched for last in this browser, the newest first; it is sent nowhere. Nothing on the server. */
export function useRecentSearches(): readonly string[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStore.get(KEY),
    () => null,
  )
  return useMemo(() => toSearches(stored), [stored])
}

export function rememberSearch(q: string): void {
  if (q === '' || isBorrowedDevice()) return
  write([q, ...read().filter((other) => other !== q)].slice(0, KEPT))
}

export function forgetSearch(q: string): void {
  write(read().filter((other) => other !== q))
}

export function forgetSearches(): void {
  write([])
}

const read = () => toSearches(localStore.get(KEY))

function write(searches: readonly string[]) {
  if (searches.length > 0) localStore.set(KEY, JSON.stringify(searches))
  else localStore.remove(KEY)
  dispatchEvent(new Event(CHANGED))
}

/** Anybody can write into storage. */
function toSearches(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
