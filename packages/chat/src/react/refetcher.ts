import type { QueryClient, QueryKey } from '@tanstack/react-query'

const TOGETHER_MS = 250
const LATER_MS = 5_000

/** Fetches again what an event made uncertain: once for all events that come together. */
export function createRefetcher(queries: QueryClient) {
  const timers = new Map<string, { timer: ReturnType<typeof setTimeout>; due: number }>()

  function plan(queryKey: QueryKey, ms: number): void {
    const name = JSON.stringify(queryKey)
    const planned = timers.get(name)
    const due = Date.now() + ms
    if (planned && planned.due <= due) return
    clearTimeout(planned?.timer)
    const timer = setTimeout(() => {
      timers.delete(name)
      void queries.invalidateQueries({ queryKey })
    }, ms)
    timers.set(name, { timer, due })
  }

  return {
    refetch(...keys: readonly QueryKey[]) {
      for (const key of keys) plan(key, TOGETHER_MS)
    },
    /** For what the page has counted itself: the server has the last word. */
    confirm: (key: QueryKey) => plan(key, LATER_MS),
    stop() {
      for (const { timer } of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}

export type Refetcher = ReturnType<typeof createRefetcher>
