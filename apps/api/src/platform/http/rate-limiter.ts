import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ADDRESS_FACTOR, LIMITS, type LimitName } from '@doran/contract/limits'
import { refuseTooMany } from '../errors/refuse-too-many.js'
import { ipv6Prefix48 } from '../context/network.js'

export interface RateLimiter {
  /** Counts one call, or what it weighs; throws `TOO_MANY` with the seconds to wait. */
  count(
    limit: LimitName,
    caller: { address: string; credential: string | null },
    weight?: number,
  ): Promise<void>
}

type Scope = 'network' | 'address' | 'credential'

/** Counts in this process; `factor` stretches every limit (tests and local installs). */
export function createRateLimiter(factor: number): RateLimiter {
  const counters = new Map<string, RateLimiterMemory>()
  const counterOf = (limit: LimitName, scope: Scope, count: number) => {
    const name = `${limit}:${scope}`
    const known = counters.get(name)
    if (known) return known
    const points = Math.ceil(count * factor)
    const made = new RateLimiterMemory({ points, duration: LIMITS[limit].windowSeconds })
    counters.set(name, made)
    return made
  }

  return {
    async count(limit, { address, credential }, weight = 1) {
      const { count, addressCount, networkCount } = countsOf(limit)
      const network = ipv6Prefix48(address)
      await refuseTooMany(async () => {
        await counterOf(limit, 'address', addressCount).consume(address, weight)
        if (credential) await counterOf(limit, 'credential', count).consume(credential, weight)
        if (network && networkCount)
          await counterOf(limit, 'network', networkCount).consume(network, weight)
      })
    },
  }
}

function countsOf(name: LimitName) {
  const limit = LIMITS[name]
  return {
    count: limit.count,
    addressCount: 'addressCount' in limit ? limit.addressCount : limit.count * ADDRESS_FACTOR,
    networkCount: 'networkCount' in limit ? limit.networkCount : 0,
  }
}
