import { LRUCache } from 'lru-cache'
import type { Clock } from '../time/clock.js'
import type { Database } from './client.js'

type Source = { database: Database; clock: Clock }
type Read<Value> = { at: number; value: Promise<Value> }

/** The process forgets the least recently read things beyond this number, and reads them again. */
const MAX_ENTRIES = 500

/** Remembers what everybody reads alike, so that a process asks once in `freshMs`; what failed is asked for again. */
export function createSharedRead<Value>(freshMs: number) {
  const readsOf = new WeakMap<Database, LRUCache<string, Read<Value>>>()
  /** `of`: what is read; of each thing the last answer is kept. */
  return ({ database, clock }: Source, of: string, read: () => Promise<Value>): Promise<Value> => {
    const reads = readsOf.get(database) ?? new LRUCache<string, Read<Value>>({ max: MAX_ENTRIES })
    readsOf.set(database, reads)
    const at = clock.now().getTime()
    const before = reads.get(of)
    if (before && at >= before.at && at - before.at < freshMs) return before.value
    const next = { at, value: read() }
    reads.set(of, next)
    next.value.catch(() => {
      if (reads.get(of) === next) reads.delete(of)
    })
    return next.value
  }
}
