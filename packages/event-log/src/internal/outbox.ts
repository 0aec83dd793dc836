import type { BatchResult } from '@doran/contract'
import type { UsageEvent } from '../usage-event.js'
import { takeBatch, type Batch, type QueuedEvent } from './batch.js'
import { BATCH } from './from-contract.js'
import type { SteadyClock } from './steady-clock.js'

const MOST_QUEUED = 500

/**
 * Why events were given up: `full` (too many wait), `invalid` (no name, or too long a one), `refused` (the server does
 * not take the batch), and what the server counts.
 */
export type DropReason = 'full' | 'invalid' | 'refused' | keyof BatchResult['dropped']

type OutboxOptions = {
  clock: SteadyClock
  onDrop: (reason: DropReason, count: number) => void
  /** Told of a session that the server does not know; false where another is of no use. */
  onUnknown: (session: string) => boolean
}

export type Outbox = ReturnType<typeof createOutbox>

/** The events that are neither sent nor dropped yet, in the order they were raised. */
export function createOutbox({ clock, onDrop, onUnknown }: OutboxOptions) {
  let queue: QueuedEvent[] = []
  const underWay = new Set<QueuedEvent>()
  /** Under way by a request that outlives the page. */
  const handedOver = new Set<QueuedEvent>()

  /** Among them what is under way by a request that would die with the page. */
  const waiting = () => queue.filter((queued) => !handedOver.has(queued))

  function drop(reason: DropReason, count: number): void {
    if (count > 0) onDrop(reason, count)
  }

  function remove(events: readonly QueuedEvent[]): void {
    const gone = new Set(events)
    queue = queue.filter((queued) => !gone.has(queued))
  }

  return {
    add(event: UsageEvent, id: string): void {
      queue.push({ at: clock.read(), event, id, session: null })
      if (queue.length <= MOST_QUEUED) return
      const oldest = queue.findIndex((one) => !underWay.has(one) && !handedOver.has(one))
      queue.splice(oldest, 1)
      drop('full', 1)
    },
    restore: (kept: readonly QueuedEvent[]) => (queue = [...kept, ...queue]),
    countWaiting: () => waiting().length,
    take: (session: string) => takeBatch(waiting(), session, clock.read()),
    /** The newest, as many as a tail holds; what was handed over goes first. */
    last: () => [...queue.filter((queued) => handedOver.has(queued)), ...waiting()].slice(-BATCH),
    begin({ events, session }: Batch, keepalive: boolean): void {
      for (const queued of events) {
        queued.session = session
        ;(keepalive ? handedOver : underWay).add(queued)
      }
    },
    end({ events }: Batch, keepalive: boolean): void {
      for (const queued of events) (keepalive ? handedOver : underWay).delete(queued)
    },
    /** Whether the batch, or what is left of it, is to be sent again at once. */
    finish(batch: Batch, { dropped }: BatchResult): boolean {
      if (dropped.unknown_session > 0 && onUnknown(batch.session)) {
        // What a page before left may be stored already, or be of somebody who has gone: it moves to no other session.
        const old = batch.events.filter(({ isOld }) => isOld)
        for (const queued of batch.events) queued.session = null
        remove(old)
        drop('unknown_session', old.length)
        return true
      }
      remove(batch.events)
      drop('out_of_time', dropped.out_of_time)
      drop('too_large', dropped.too_large)
      drop('unknown_session', dropped.unknown_session)
      return false
    },
    /** Whether the rest is to be sent again at once: what a page before left may be spoilt, and takes nothing along. */
    refuse({ events }: Batch): boolean {
      const old = events.filter(({ isOld }) => isOld)
      const refused = old.length > 0 ? old : events
      remove(refused)
      drop('refused', refused.length)
      return refused.length < events.length
    },
    clear(): void {
      queue = []
    },
    drop,
  }
}
