'use client'

import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { Draft } from './drafts.js'

export type DraftState<T> = {
  /** The typed value. Null while nothing is typed and while a page of the server is hydrated. */
  value: T | null
  /** The draft that an earlier page left. */
  restored: T | null
  /** The newest value, also for callbacks of an older render. */
  latest: () => T | null
  /** Null removes the draft. */
  set: (value: T | null) => void
}

/** A draft as the state of a form. It stays on the screen when its stored copy is removed. */
export function useDraft<T>(draft: Draft<T>): DraftState<T> {
  const isHydrated = useIsHydrated()
  const [restored] = useState(draft.read)
  const newest = useRef(restored)
  const [typed, setTyped] = useState<{ value: T | null } | null>(null)

  const latest = useCallback(() => newest.current, [])
  const set = useCallback(
    (value: T | null) => {
      newest.current = value
      setTyped({ value })
      if (value === null) draft.remove()
      else draft.write(value)
    },
    [draft],
  )
  const shown = isHydrated ? restored : null
  return { value: typed ? typed.value : shown, restored: shown, latest, set }
}

/** A draft as it is stored, for a page that writes it elsewhere. */
export function useStoredDraft<T>(draft: Draft<T>): T | null {
  return useIsHydrated() ? draft.read() : null
}

// The server knows no draft, so the first render in the browser must not show one either.
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => undefined
}
