import type { SafeStorage } from '@doran/browser-storage'
import type { EventLocks } from '../ports.js'
import { SESSION_KEY as KEY } from './from-contract.js'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Stands in the id's place for a moment, so that the other tabs forget too. */
const FORGOTTEN = 'forgotten'

type SessionOptions = {
  open: () => Promise<{ session_id: string }>
  local: SafeStorage
  tab: SafeStorage
  locks: EventLocks | null
}

export type Session = ReturnType<typeof createSession>

/** The session that all tabs share. Its id is asked of the storage each time: another tab may have changed it. */
export function createSession({ open, local, tab, locks }: SessionOptions) {
  let touched: string | null = null
  let opening: Promise<string | null> | undefined
  let era = 0

  const current = () => toId(local.get(KEY))

  /** Tried beside the key, because another tab may have written it. */
  function canStoreId(): boolean {
    const trial = `${KEY}_trial`
    const isStored = local.set(trial, '-'.repeat(36))
    local.remove(trial)
    return isStored
  }

  async function make(): Promise<string | null> {
    const found = current()
    if (found) return found
    // A session whose id cannot be stored is of no use: nothing may be sent under it.
    if (!canStoreId()) throw new Error('the session id cannot be stored')
    const begun = era
    const id = toId((await open()).session_id)
    if (!id) throw new Error('no session id in the answer')
    if (begun !== era) return null
    // Without locks another tab may have been faster.
    const stored = current()
    if (stored) return stored
    if (!local.set(KEY, id)) throw new Error('the session id cannot be stored')
    return id
  }

  /** Lets go of what only this tab knows. */
  function leave(): void {
    era += 1
    touched = null
    tab.remove(KEY)
  }

  function remove(): void {
    local.remove(KEY)
  }

  return {
    current,
    leave,
    /** Null where it was dropped meanwhile. */
    ensure: async () =>
      current() ?? (opening ??= guarded(locks, make).finally(() => (opening = undefined))),
    /** Removes the id, if another tab did not do so already: the next `ensure` makes a new session. */
    renew: (stale: string | null) => stale === current() && remove(),
    drop(): void {
      leave()
      remove()
    },
    tellOthers: () => local.set(KEY, FORGOTTEN),
    isTold: (key: string | null, value: string | null) => key === KEY && value === FORGOTTEN,
    /** The tab's own storage holds the session it has touched, below the same key. */
    isTouched: (id: string) => touched === id || tab.get(KEY) === id,
    setTouched(id: string): void {
      touched = id
      tab.set(KEY, id)
    },
  }
}

async function guarded<T>(locks: EventLocks | null, run: () => Promise<T>): Promise<T> {
  let isBegun = false
  const once = () => {
    isBegun = true
    return run()
  }
  try {
    return await (locks ? locks.request(KEY, once) : once())
  } catch (error) {
    // Some pages have locks and may not use them.
    if (isBegun) throw error
    return run()
  }
}

function toId(value: string | null): string | null {
  return value !== null && UUID.test(value) ? value : null
}
