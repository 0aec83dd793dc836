import { ApiError } from '@doran/api-client'
import type { Order } from '@doran/contract'
import { delay } from '../../../lib/delay'

const EVERY_MS = 2_000

type Following = {
  /** Has the server find out what became of it; the same intention however often it is asked. */
  ask: () => Promise<Order>
  look: () => Promise<Order>
  onOrder: (order: Order) => void
  signal: AbortSignal
}

/**
 * Asks once what became of an order, then looks until it is settled. An order that nobody has seen yet is looked at
 * first: a settled one is asked nothing. Throws what waiting does not mend.
 */
export async function followOrder(
  seen: Order | null,
  { ask, look, onOrder, signal }: Following,
): Promise<void> {
  let last = seen
  let hasAsked = false
  while (!signal.aborted) {
    const isAsking: boolean = last !== null && !hasAsked
    try {
      last = await (isAsking ? ask() : look())
      if (signal.aborted) return
      hasAsked ||= isAsking
      onOrder(last)
      if (isSettled(last)) return
    } catch (error) {
      if (isDecided(error)) hasAsked = true
      else if (!isTransient(error)) throw error
    }
    await delay(EVERY_MS)
  }
}

export function isSettled(order: Order | null): order is Order {
  return order !== null && order.status !== 'created' && order.status !== 'pending'
}

/** Asking again would change nothing: it was asked with another address before, or with one that says nothing. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'KEY_REUSED' || error.field !== undefined)
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
  )
}
