const KEPT_MS = 300_000
const MAX_KEPT = 100_000

/** The nonces of the token requests that a repetition could still be valid for. */
export class Nonces {
  readonly #usedAt = new Map<string, number>()

  /** False if it was used before. When full, everything is refused until the oldest is out of date. */
  use(nonce: string, now: number): boolean {
    this.expire(now)
    if (this.#usedAt.has(nonce) || this.#usedAt.size >= MAX_KEPT) return false
    this.#usedAt.set(nonce, now)
    return true
  }

  expire(now: number): void {
    for (const [nonce, usedAt] of this.#usedAt) {
      if (now - usedAt <= KEPT_MS) return
      this.#usedAt.delete(nonce)
    }
  }
}
