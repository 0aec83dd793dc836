import { nanoid } from 'nanoid'
import type { EventLogPorts } from '../ports.js'

/** Touches nothing of a browser until it is used, so that a server may make a log too. */
export function browserPorts(): EventLogPorts {
  return {
    // oxlint-disable-next-line no-restricted-globals -- the log opens them by safeStorage
    storage: { local: () => localStorage, tab: () => sessionStorage },
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    page: {
      onHidden: (listener) => {
        const hide = () => document.visibilityState === 'hidden' && listener()
        document.addEventListener('visibilitychange', hide)
        addEventListener('pagehide', listener)
        return () => {
          document.removeEventListener('visibilitychange', hide)
          removeEventListener('pagehide', listener)
        }
      },
      onStorage: (listener) => {
        const hear = ({ key, newValue }: StorageEvent) => listener(key, newValue)
        addEventListener('storage', hear)
        return () => removeEventListener('storage', hear)
      },
    },
    locks: {
      // Only secure pages have locks.
      request: async (name, run) => navigator.locks?.request(name, run) ?? run(),
    },
    newId: () => nanoid(),
    random: () => Math.random(),
    userAgent: () => navigator.userAgent,
  }
}
