import type { SafeStorage } from '@doran/browser-storage'
import type { QueuedEvent } from './batch.js'
import { BATCH, TAIL_KEY as KEY } from './from-contract.js'
import type { SteadyClock } from './steady-clock.js'

/** What the next page of this tab hands over. */
export function createTail(tab: SafeStorage, { toDate }: SteadyClock) {
  let isKept = false

  return {
    isKept: () => isKept,
    keep(events: readonly QueuedEvent[]): void {
      const kept = events.map((queued) => ({ ...queued, at: toDate(queued.at) }))
      isKept = kept.length > 0 && tab.set(KEY, JSON.stringify(kept))
      if (!isKept) tab.remove(KEY)
    },
    /** It stays in the store until it is sent or dropped. */
    read(): QueuedEvent[] {
      const kept = parse(tab.getJson(KEY)).slice(-BATCH)
      isKept = kept.length > 0
      return kept.map((queued) => ({ ...queued, isOld: true }))
    },
  }
}

function parse(value: unknown): QueuedEvent[] {
  return Array.isArray(value) ? value.filter(isQueued) : []
}

// The page before wrote it; this tells what somebody else left there apart.
function isQueued(value: unknown): value is QueuedEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'session' in value &&
    'event' in value &&
    'at' in value &&
    typeof value.at === 'number'
  )
}
