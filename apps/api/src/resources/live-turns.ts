import type { Turn, TurnEvent } from '@doran/contract'

/** A turn being told by this process. Its text only grows; `settled` comes last and once. */
export class LiveTurn {
  readonly start: Turn
  readonly stop = new AbortController()
  #text = ''
  #settled: TurnEvent | null = null
  #wake: (() => void)[] = []

  constructor(start: Turn) {
    this.start = start
  }

  get text(): string {
    return this.#text
  }

  get settled(): TurnEvent | null {
    return this.#settled
  }

  append(text: string): void {
    this.#text += text
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
    const waiting = this.#wake
    this.#wake = []
    for (const wake of waiting) wake()
  }
}

export interface LiveTurns {
  add(turn: Turn): LiveTurn
  find(turnId: string): LiveTurn | null
  remove(turnId: string): void
  count(): number
  /** Told when the last live turn has settled. */
  drained(): Promise<void>
  /** Aborted when the process is ending: no more waiting between sentences. */
  readonly hurry: AbortController
}

export function createLiveTurns(): LiveTurns {
  const turns = new Map<string, LiveTurn>()
  let waiting: (() => void)[] = []
  return {
    add(turn) {
      const live = new LiveTurn(turn)
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
    count: () => turns.size,
    drained: () =>
      turns.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    hurry: new AbortController(),
  }
}
