import type { ErrorBody } from '../errors.js'

/** How a frame with a msgSerial ended. */
export type PublishOutcome = Published | { error: ErrorBody }

type Published = { serials: readonly string[] }

const MAX_KEPT = 1_000
const MAX_SERIALS = 10_000

/** The outcomes of a connection's latest frames: after a resume its client sends again what was not acknowledged. */
export class PublishOutcomes {
  readonly #outcomes = new Map<number, Published>()
  #serials = 0
  #forgotten = -1

  get size(): number {
    return this.#outcomes.size
  }

  /** The outcome of a frame that was handled before; an old one is known to have been, but not how it ended. */
  find(msgSerial: number): PublishOutcome | undefined {
    const outcome = this.#outcomes.get(msgSerial)
    if (outcome) return outcome
    return msgSerial <= this.#forgotten ? { serials: [] } : undefined
  }

  /** Keeps what was done. What was refused has changed nothing and is judged anew when it comes again. */
  add(msgSerial: number, outcome: PublishOutcome): void {
    if ('error' in outcome) return
    this.#outcomes.set(msgSerial, outcome)
    this.#serials += outcome.serials.length
    this.#evict()
  }

  #evict(): void {
    for (const [msgSerial, { serials }] of this.#outcomes) {
      if (this.#outcomes.size <= MAX_KEPT && this.#serials <= MAX_SERIALS) return
      this.#outcomes.delete(msgSerial)
      this.#serials -= serials.length
      this.#forgotten = Math.max(this.#forgotten, msgSerial)
    }
  }
}
