import { AppError } from '../errors/app-error.js'

const RETRY_AFTER_SECONDS = 3

export interface ByteBudget {
  /** Counts bytes that are held from now on; throws `TOO_MANY` where they are too many. */
  take(bytes: number): void
  giveBack(bytes: number): void
}

/** Limits the bytes of one kind that this process holds at once, for all callers together. */
export function createByteBudget(maxBytes: number): ByteBudget {
  let held = 0
  return {
    take(bytes) {
      if (held + bytes > maxBytes) {
        throw new AppError('TOO_MANY', { retryAfter: RETRY_AFTER_SECONDS })
      }
      held += bytes
    },
    giveBack(bytes) {
      held -= bytes
    },
  }
}
