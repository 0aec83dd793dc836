import type { Turn, TurnEvent } from '@doran/contract'

/** A turn being told by this process. Its text only grows; `settled` comes last and once. */
export class LiveTurn {
  readonly start: Turn
  readonly stop = new AbortController()
  /** Aborted when its reader wants the rest at once. */
  readonly hurry = new AbortController()
  /** What the database has of it: how much text, and until when this process holds the lease. */
  saved = { length: 0, leaseUntilMs: 0 }
  #text = ''
  #ahead: number | null = null
  #settled: TurnEvent | null = null
  #wake: (() => void)[] = []

  constructor(start: Turn, leaseUntilMs: number) {
    this.start = start
    this.saved.leaseUntilMs = leaseUntilMs
  }

  get text(): string {
    return this.#text
  }

  /** How many turns are told before this one may begin; null once it has begun. */
  get ahead(): number | null {
    return this.#ahead
  }

  get settled(): TurnEvent | null {
    return this.#settled
  }

  append(text: string): void {
    this.#text += text
    this.#wakeAll()
  }

  wait(ahead: number | null): void {
    this.#ahead = ahead
    this.#wakeAll()
  }

  settle(event: TurnEvent): void {
    this.#settled ??= event
    this.#wakeAll()
  }

  /** Resolves at the next change. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#wake.push(resolve))
  }

  #wakeAll(): void {
    if (this.#wake.length === 0) return
    const waiting = this.#wake
    this.#wake = []
    for (const wake of waiting) wake()
  }
}

export interface LiveTurns {
  add(turn: Turn, leaseUntilMs: number): LiveTurn
  find(turnId: string): LiveTurn | null
  remove(turnId: string): void
  all(): Iterable<LiveTurn>
  count(): number
  /** Told when the last live turn has settled. */
  drained(): Promise<void>
  /** Aborted when the process is ending: no more waiting between sentences. */
  readonly hurry: AbortController
  /** Aborted when it cannot wait longer: what a model has not told by now breaks off. */
  readonly giveUp: AbortController
}

export function createLiveTurns(): LiveTurns {
  const turns = new Map<string, LiveTurn>()
  let waiting: (() => void)[] = []
  return {
    add(turn, leaseUntilMs) {
      const live = new LiveTurn(turn, leaseUntilMs)
      turns.set(turn.id, live)
      return live
    },
    find: (turnId) => turns.get(turnId) ?? null,
    remove(turnId) {
      turns.delete(turnId)
      if (turns.size > 0) return
      for (const wake of waiting) wake()
      waiting = []
    },
    all: () => turns.values(),
    count: () => turns.size,
    drained: () =>
      turns.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    hurry: new AbortController(),
    giveUp: new AbortController(),
  }
}
