import type { ErrorBody } from '../errors.js'

/** How a frame with a msgSerial ended. */
export type PublishOutcome = { serials: readonly string[] } | { error: ErrorBody }

const MAX_KEPT = 1_000

/** The outcomes of a connection's latest frames: after a resume its client sends again what was not acknowledged. */
export class PublishOutcomes {
  readonly #outcomes = new Map<number, PublishOutcome>()
  #last = -1

  /** The outcome of a frame that was handled before; an old one is known to have been, but not how it ended. */
  find(msgSerial: number): PublishOutcome | undefined {
    if (msgSerial > this.#last) return undefined
    return this.#outcomes.get(msgSerial) ?? { serials: [] }
  }

  add(msgSerial: number, outcome: PublishOutcome): void {
    this.#last = msgSerial
    this.#outcomes.set(msgSerial, outcome)
    this.#outcomes.delete(msgSerial - MAX_KEPT)
  }
}
