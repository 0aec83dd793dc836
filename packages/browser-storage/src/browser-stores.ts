import { attempt, safeStorage, type SafeStorage } from './safe-storage.js'

export interface BrowserStore extends SafeStorage {
  /** The keys that start with `prefix`. */
  keys: (prefix: string) => string[]
}

/** Local storage, shared by all tabs of the origin. */
export const localStore = browserStore(() => localStorage)

/** Session storage, of this tab alone. */
export const tabStore = browserStore(() => sessionStorage)

function browserStore(open: () => Storage): BrowserStore {
  return {
    ...safeStorage(open),
    keys: (prefix) =>
      attempt(open, (storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ??
      [],
  }
}
