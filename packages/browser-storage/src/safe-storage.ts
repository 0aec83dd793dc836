export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SafeStorage {
  /** Null where there is none, and where storage is forbidden or missing, as on a server. */
  get: (key: string) => string | null
  /** The parsed value, unchecked; null where there is none or it is no JSON. */
  getJson: (key: string) => unknown
  /** Answers if the value is stored. If not, the one before it is removed too. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/** Runs something on an opened store; null where the store refuses. */
export function attempt<S, T>(open: () => S, run: (store: S) => T): T | null {
  try {
    return run(open())
  } catch {
    return null
  }
}

/** `open` is called at every use: where storage is forbidden, the mere access throws. */
export function safeStorage(open: () => KeyValueStore): SafeStorage {
  const get = (key: string) => attempt(open, (store) => store.getItem(key))
  const remove = (key: string) => void attempt(open, (store) => store.removeItem(key))
  return {
    get,
    remove,
    getJson: (key) =>
      attempt(
        () => get(key),
        (text): unknown => JSON.parse(text ?? 'null'),
      ),
    set: (key, value) => {
      const isStored = attempt(open, (store) => {
        store.setItem(key, value)
        return store.getItem(key) === value
      })
      if (!isStored) remove(key)
      return isStored ?? false
    },
  }
}
