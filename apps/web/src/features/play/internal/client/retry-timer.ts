import type { ApiError } from '@doran/api-client'

const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/** When to try again: later after each failure, or when the server says. */
export function createRetryTimer(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null
  let failures = 0
  function stop() {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  return {
    isWaiting: () => timer !== null,
    wait({ retryAfter }: ApiError) {
      stop()
      const backoff = Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)
      failures += 1
      timer = setTimeout(
        () => {
          timer = null
          retry()
        },
        retryAfter === undefined ? backoff : retryAfter * 1_000,
      )
    },
    stop,
    /** The last try went well. */
    reset() {
      stop()
      failures = 0
    },
  }
}
