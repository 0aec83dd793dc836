import { ModelError, type ModelErrorKind } from './model-port.js'

const FAILURES = 3
const UNWELL_MS = 30_000

export type HealthReport = { isWell: boolean; lastErrorKind: ModelErrorKind | null }

/** These say something about one request and nothing about the server. */
const OWN_FAULT: ReadonlySet<ModelErrorKind> = new Set(['aborted', 'too-long'])

/**
 * What answers teach about a server: after three failures in a row it is unwell, for 30 s or until a success. When
 * the time is over one more failure is enough to make it unwell again.
 */
export class ModelHealth {
  readonly #now: () => number
  #failures = 0
  #unwellUntil = 0
  #lastErrorKind: ModelErrorKind | null = null

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  report(): HealthReport {
    return { isWell: this.#now() >= this.#unwellUntil, lastErrorKind: this.#lastErrorKind }
  }

  /** True until something succeeds after three failures, also where it counts as well for a new try. */
  get isSuspect(): boolean {
    return this.#failures >= FAILURES
  }

  succeeded(): void {
    this.#failures = 0
    this.#unwellUntil = 0
    this.#lastErrorKind = null
  }

  failed(error: unknown, unwellMs = UNWELL_MS): void {
    const kind = error instanceof ModelError ? error.kind : 'bad-answer'
    if (OWN_FAULT.has(kind)) return
    this.#failures += 1
    this.#lastErrorKind = kind
    if (this.isSuspect) this.#unwellUntil = this.#now() + unwellMs
  }
}
