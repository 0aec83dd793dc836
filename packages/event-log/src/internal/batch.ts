import type { EventBatch } from '@doran/contract'
import type { UsageEvent } from '../usage-event.js'
import { BATCH } from './from-contract.js'

/** Browsers let 64 KB outlive a page. */
const BATCH_BYTES = 60_000
const ENVELOPE_BYTES = '{"values":[],"sent_at":1000000000000}'.length

export type QueuedEvent = {
  /** Of the page's steady clock. */
  at: number
  event: UsageEvent
  id: string
  /** Under which it was sent and may have been stored: sent again under another it would be stored twice. */
  session: string | null
  /** Raised by a page before this one. */
  isOld?: true
}

export type Batch = { session: string; events: QueuedEvent[]; body: EventBatch }

/** The first events of one session that a request takes; null where none wait. */
export function takeBatch(
  waiting: readonly QueuedEvent[],
  current: string,
  now: number,
): Batch | null {
  const [first] = waiting
  if (!first) return null
  const session = first.session ?? current
  const body: EventBatch = { values: [], sent_at: Math.round(now) }
  const batch: Batch = { session, events: [], body }
  let bytes = ENVELOPE_BYTES
  for (const queued of waiting) {
    if ((queued.session ?? current) !== session) continue
    const { event, id, at } = queued
    const value = { ...event, session_id: session, timestamp: Math.round(at), event_id: id }
    bytes += jsonBytes(value) + 1
    if (batch.events.length === BATCH || bytes > BATCH_BYTES) break
    batch.events.push(queued)
    body.values.push(value)
  }
  return batch
}

export function jsonBytes(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
