import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.js'

/** Throws `TOO_MANY`, with the seconds to wait, where a counter refuses. */
export async function refuseTooMany(consume: () => Promise<unknown>): Promise<void> {
  try {
    await consume()
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new AppError('TOO_MANY', { retryAfter })
  }
}
