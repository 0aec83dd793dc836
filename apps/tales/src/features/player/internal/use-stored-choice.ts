import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'doran-stored-choice'

/** One of a few values kept in local storage; where storage is forbidden it lives as long as the page. */
export function useStoredChoice<T extends string>(
  key: string,
  values: readonly T[],
  fallback: T,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStoredChoice(key, values, fallback),
    () => fallback,
  )
  const choose = useCallback(
    (next: T) => {
      memory.set(key, next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // Kept in memory above.
      }
      dispatchEvent(new Event(CHANGED))
    },
    [key],
  )
  return [value, choose]
}

const memory = new Map<string, string>()

export function readStoredChoice<T extends string>(
  key: string,
  values: readonly T[],
  fallback: T,
): T {
  const stored = memory.get(key) ?? readStorage(key)
  return values.find((value) => value === stored) ?? fallback
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
