/** How a publish ended: the serials of its messages. */
export type PublishResult = { messageId: string; serials: readonly string[] }

const KEPT_MS = 120_000
const MAX_KEPT = 10_000

/** The results of the latest publishes by message id, so that a repeated one is not published again. */
export class RecentResults {
  readonly #results = new Map<string, { result: PublishResult; at: number }>()

  find(id: string): PublishResult | undefined {
    return this.#results.get(id)?.result
  }

  add(id: string, result: PublishResult, now: number): void {
    this.#results.set(id, { result, at: now })
    if (this.#results.size <= MAX_KEPT) return
    for (const oldest of this.#results.keys()) {
      this.#results.delete(oldest)
      return
    }
  }

  expire(now: number): void {
    for (const [id, { at }] of this.#results) {
      if (now - at <= KEPT_MS) return
      this.#results.delete(id)
    }
  }

  get size(): number {
    return this.#results.size
  }
}
