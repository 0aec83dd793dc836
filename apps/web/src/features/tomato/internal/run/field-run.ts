import type { TomatoContent, TomatoInput, TomatoOutcome } from '@doran/contract'
import {
  comboOf,
  endsAtMs,
  fieldAt,
  scoreOf,
  tomato,
  type TomatoCell,
  type TomatoStage,
} from '@doran/game-engine'

/** Pops closer than this are judged as no hand's; two fingers at once are told apart by as much. */
const LEAST_APART_MS = 40

export type Popped = {
  cell: number
  /** What stood there. */
  stage: TomatoStage
  isGolden: boolean
  /** Points won, or lost below 0. */
  gained: number
  /** What it was counted by. */
  factor: number
}

export type FieldRun = ReturnType<typeof createFieldRun>

/** A game against the clock. Times are those of the browser's own clock; game time stands still until it is started. */
export function createFieldRun(content: TomatoContent, seed: number) {
  const inputs: TomatoInput[] = []
  let state = tomato.init(content, { seed, options: { size: null } })
  /** When game time 0 was; null while it stands still. */
  let begunAt: number | null = null
  let heldMs = 0
  let lastPopMs = -LEAST_APART_MS

  const msAt = (time: number) =>
    begunAt === null ? heldMs : Math.max(heldMs, Math.floor(time - begunAt))
  // No time of an input lies before the one of the last.
  const inputMsAt = (time: number) => Math.max(state.ms, msAt(time))

  function take(input: TomatoInput): boolean {
    const next = tomato.reduce(content, state, input)
    if (next === null) return false
    state = next
    inputs.push(input)
    return true
  }

  return {
    content,
    seed,
    inputs: (): readonly TomatoInput[] => inputs,
    isRunning: () => begunAt !== null,
    start(time: number): void {
      begunAt = time - heldMs
    },
    /** Whether it ran, and was not over. */
    pause(time: number): boolean {
      if (begunAt === null) return false
      const at = inputMsAt(time)
      if (!take({ type: 'pause', at })) return false
      heldMs = at
      begunAt = null
      return true
    },
    pauses: () => state.pauses,
    /** Null where the game stands still or is over. */
    pop(cell: number, time: number): Popped | null {
      if (begunAt === null) return null
      const at = Math.max(inputMsAt(time), lastPopMs + LEAST_APART_MS)
      const before = fieldAt(content, state, at)[cell]
      const { factor } = comboOf(content, state, at)
      const score = scoreOf(state)
      if (before === undefined || !take({ type: 'pop', at, cell })) return null
      lastPopMs = at
      const { stage, isGolden } = before
      return { cell, stage, isGolden, gained: scoreOf(state) - score, factor }
    },
    isOverAt: (time: number) => msAt(time) >= endsAtMs(state),
    cellsAt: (time: number): TomatoCell[] => fieldAt(content, state, msAt(time)),
    scoreAt: (time: number) => ({
      score: scoreOf(state),
      ...comboOf(content, state, msAt(time)),
    }),
    msLeftAt: (time: number) => Math.max(0, endsAtMs(state) - msAt(time)),
    msAt,
    /** The time is up: the last input, and what came of the game. */
    end(): TomatoOutcome | null {
      take({ type: 'tick', at: endsAtMs(state) })
      begunAt = null
      heldMs = endsAtMs(state)
      return tomato.outcome(content, state)
    },
  }
}
