import type { Clock } from '../clock.js'

/** Lets through so many at once and so many per second after that. */
export class RateLimit {
  readonly #clock: Clock
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at: number

  constructor(clock: Clock, perSecond: number, burst: number) {
    this.#clock = clock
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
    this.#at = clock.now()
  }

  take(): boolean {
    const now = this.#clock.now()
    const refilled = this.#left + (Math.max(0, now - this.#at) * this.#perSecond) / 1_000
    this.#left = Math.min(this.#burst, refilled)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
