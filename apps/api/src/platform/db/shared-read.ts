import type { Context } from '../context/context.js'

type Read<Value> = { of: string; at: number; value: Promise<Value> }

/** Remembers what everybody reads alike, so that a process asks once in `freshMs`; what failed is asked for again. */
export function createSharedRead<Value>(freshMs: number) {
  const lastReads = new WeakMap<Context['database'], Read<Value>>()
  /** `of`: what is read; of something else it is asked for at once. */
  return ({ database, clock }: Context, of: string, read: () => Promise<Value>): Promise<Value> => {
    const at = clock.now().getTime()
    const before = lastReads.get(database)
    const isFresh = before?.of === of && at >= before.at && at - before.at < freshMs
    if (isFresh) return before.value
    const next = { of, at, value: read() }
    lastReads.set(database, next)
    next.value.catch(() => {
      if (lastReads.get(database) === next) lastReads.delete(database)
    })
    return next.value
  }
}
