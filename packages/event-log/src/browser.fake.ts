import { fakeClock, type FakeClock } from './clock.fake.js'
import type { EventLocks, EventLogPorts, EventPage, Store } from './ports.js'

type StorageListener = Parameters<EventPage['onStorage']>[0]

export interface FakeStore extends Store {
  /** `forbidden` throws at every touch, `full` at every write. */
  state: 'well' | 'full' | 'forbidden'
}

/** A page of a tab, until it is closed. */
export interface FakePage {
  ports: EventLogPorts
  isOpen: () => boolean
  /** It is put behind another one. */
  hide: () => void
  /** It is hidden, and then nothing of it runs any more. */
  close: () => void
}

export interface FakeTab {
  store: FakeStore
  openPage: () => FakePage
}

export interface FakeBrowser {
  clock: FakeClock
  /** Local storage, of all tabs. */
  store: FakeStore
  openTab: () => FakeTab
}

/** A browser of several tabs with one local storage. Ids are counted, chance is always one half. */
export function fakeBrowser({ hasLocks = true }: { hasLocks?: boolean } = {}): FakeBrowser {
  const clock = fakeClock()
  const listeners = new Map<FakePage, Set<StorageListener>>()
  const lastHeld = new Map<string, Promise<unknown>>()
  const store = fakeStore()
  let made = 0

  /** Local storage as a page sees it: the others hear of what it changes. */
  function storeOf(page: FakePage): Store {
    const tell = (key: string, value: string | null) => {
      for (const [other, heard] of listeners) {
        if (other === page) continue
        for (const listener of heard) clock.after(1, () => other.isOpen() && listener(key, value))
      }
    }
    return {
      getItem: (key) => store.getItem(key),
      setItem(key, value) {
        store.setItem(key, value)
        tell(key, value)
      },
      removeItem(key) {
        const had = store.getItem(key) !== null
        store.removeItem(key)
        if (had) tell(key, null)
      },
    }
  }

  function openPage(tab: FakeStore): FakePage {
    let isOpen = true
    const shutting = Promise.withResolvers<never>()
    shutting.promise.catch(() => undefined)
    const hidden = new Set<() => void>()
    const heard = new Set<StorageListener>()
    const page: FakePage = {
      isOpen: () => isOpen,
      hide: () => hidden.forEach((listener) => listener()),
      close() {
        page.hide()
        isOpen = false
        listeners.delete(page)
        shutting.reject(new Error('closed'))
      },
      ports: {
        locks: hasLocks ? locksUntil(shutting.promise) : null,
        storage: { local: () => local, tab: () => tab },
        clock: { ...clock, after: (ms, run) => clock.after(ms, () => isOpen && run()) },
        page: { onHidden: (one) => join(hidden, one), onStorage: (one) => join(heard, one) },
        newId: () => `event-${String((made += 1)).padStart(15, '0')}`,
        random: () => 0.5,
        userAgent: () => 'Mozilla/5.0 (a fake)',
      },
    }
    const local = storeOf(page)
    listeners.set(page, heard)
    return page
  }

  /** A page that closes lets go of its locks. */
  function locksUntil(shutting: Promise<never>): EventLocks {
    return {
      request(name, run) {
        const before = lastHeld.get(name) ?? Promise.resolve()
        const begin = () => Promise.race([shutting, run()])
        const held = before.then(begin, begin)
        lastHeld.set(name, held)
        return held
      },
    }
  }

  return {
    clock,
    store,
    openTab() {
      const tab = fakeStore()
      return { store: tab, openPage: () => openPage(tab) }
    },
  }
}

function join<T>(set: Set<T>, one: T): () => void {
  set.add(one)
  return () => set.delete(one)
}

function fakeStore(): FakeStore {
  const items = new Map<string, string>()
  const store: FakeStore = {
    state: 'well',
    getItem(key) {
      touch()
      return items.get(key) ?? null
    },
    setItem(key, value) {
      touch()
      if (store.state === 'full') throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem(key) {
      touch()
      items.delete(key)
    },
  }
  function touch() {
    if (store.state === 'forbidden') throw new DOMException('forbidden', 'SecurityError')
  }
  return store
}
