import { RealtimeError, type ErrorName } from '../errors.js'

const WINDOW_MS = 60_000
const MAX_ADDRESSES = 10_000

// Not those of a token that was good once: its client renews it.
const COUNTED: ReadonlySet<ErrorName> = new Set([
  'badCredentials',
  'tokenUnrecognised',
  'badJwt',
  'unknownKey',
])

/** Who showed wrong credentials lately, so many per address. */
export class FailedAuths {
  readonly #perMinute: number
  /** In the order in which their minutes began. */
  readonly #failures = new Map<string, { count: number; since: number }>()

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  get size(): number {
    return this.#failures.size
  }

  /** Throws while an address has used up its minute. */
  check(address: string, now: number): void {
    this.#expire(now)
    const failed = this.#failures.get(address)
    if (!failed || failed.count < this.#perMinute) return
    const retryAfterSeconds = Math.ceil((failed.since + WINDOW_MS - now) / 1_000)
    throw new RealtimeError('limitExceeded', 'Too many failed authentications', {
      retryAfterSeconds,
    })
  }

  /** Counts what was thrown if it says that the credentials are wrong. */
  note(address: string, thrown: unknown, now: number): void {
    if (!(thrown instanceof RealtimeError) || !COUNTED.has(thrown.reason)) return
    this.#expire(now)
    const failed = this.#failures.get(address)
    if (failed) failed.count += 1
    else this.#failures.set(address, { count: 1, since: now })
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > MAX_ADDRESSES && oldest !== undefined) this.#failures.delete(oldest)
  }

  #expire(now: number): void {
    for (const [address, { since }] of this.#failures) {
      if (now - since < WINDOW_MS) return
      this.#failures.delete(address)
    }
  }
}
