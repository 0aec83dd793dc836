'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { localStore } from '@doran/browser-storage'
import { pageState } from './page-state.js'

/** One of a few values, stored in this browser's local storage. */
export type StoredChoice<T extends string> = {
  key: string
  /** The first is the usual one. */
  values: readonly [T, ...T[]]
}

const CHANGED = 'doran-stored-choice'

// Where storage is forbidden a choice lives as long as the page.
const unstored = pageState(() => new Map<string, string>())

export function readStoredChoice<T extends string>({ key, values }: StoredChoice<T>): T {
  const stored = unstored().get(key) ?? localStore.get(key)
  return values.find((value) => value === stored) ?? values[0]
}

/** Every place that shows the choice agrees, in other tabs too. */
export function useStoredChoice<T extends string>(
  choice: StoredChoice<T>,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStoredChoice(choice),
    () => choice.values[0],
  )
  const { key } = choice
  const choose = useCallback(
    (next: T) => {
      if (localStore.set(key, next)) unstored().delete(key)
      else unstored().set(key, next)
      dispatchEvent(new Event(CHANGED))
    },
    [key],
  )
  return [value, choose]
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
