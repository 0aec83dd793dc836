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
  /** False where it was not kept; what stood there before is gone then too. */
  function write(key: string, value: string): boolean {
    const isKept = attempt((store) => {
      store.setItem(key, value)
      return store.getItem(key) === value
    })
    if (!isKept) remove(key)
    return isKept ?? false
  }
  return {
    read: (key: string) => attempt((store) => store.getItem(key)),
    remove,
    write,
    /** Whether there is room for a uuid; tried beside the key, because another tab may have written it. */
    canWrite(key: string): boolean {
      const trial = `${key}_trial`
      const isKept = write(trial, '-'.repeat(36))
      remove(trial)
      return isKept
    },
  }
}

export type SafeStore = ReturnType<typeof safeStore>
