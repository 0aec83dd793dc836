import type { Store } from '../ports.js'

/** A store whose refusals break nothing: it may be forbidden or full. */
export function safeStore(open: () => Store) {
  function attempt<T>(act: (store: Store) => T): T | null {
    try {
      return act(open())
    } catch {
      return null
    }
  }
  const remove = (key: string) => attempt((store) => store.removeItem(key))
  return {
    read: (key: string) => attempt((store) => store.getItem(key)),
    remove,
    /** False where it was not kept; what stood there before is gone then too. */
    write(key: string, value: string): boolean {
      const isKept = attempt((store) => {
        store.setItem(key, value)
        return true
      })
      if (!isKept) remove(key)
      return isKept ?? false
    },
  }
}

export type SafeStore = ReturnType<typeof safeStore>
