import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ADDRESS_FACTOR, LIMITS, type LimitName } from '@doran/contract/limits'
import { AppError } from '../app-error.js'

export interface RateLimiter {
  /** Counts one call; throws `TOO_MANY` with the seconds to wait. */
  count(limit: LimitName, caller: { address: string; credential: string | null }): Promise<void>
}

type Scope = 'credential' | 'address'

/** Counts in this process; `factor` stretches every limit (tests and local installs). */
export function createRateLimiter(factor: number): RateLimiter {
  const counters = new Map<string, RateLimiterMemory>()
  const counterOf = (limit: LimitName, scope: Scope) => {
    const name = `${limit}:${scope}`
    const known = counters.get(name)
    if (known) return known
    const points = Math.ceil(countOf(limit, scope) * factor)
    const made = new RateLimiterMemory({ points, duration: LIMITS[limit].windowSeconds })
    counters.set(name, made)
    return made
  }

  return {
    async count(limit, caller) {
      try {
        await counterOf(limit, 'address').consume(caller.address)
        if (caller.credential) await counterOf(limit, 'credential').consume(caller.credential)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('TOO_MANY', {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
  }
}

function countOf(name: LimitName, scope: Scope): number {
  const limit = LIMITS[name]
  if (scope === 'credential') return limit.count
  return 'addressCount' in limit ? limit.addressCount : limit.count * ADDRESS_FACTOR
}
