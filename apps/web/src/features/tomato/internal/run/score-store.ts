import type { FieldRun } from './field-run'

export type Score = ReturnType<FieldRun['scoreAt']>
export type ScoreStore = ReturnType<typeof createScoreStore>

/** What stands beside the time; whoever shows it hears of changes alone. */
export function createScoreStore(first: Score) {
  const listeners = new Set<() => void>()
  let score = first
  return {
    get: () => score,
    set: (next: Score) => {
      if (isSame(score, next)) return
      score = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const isSame = (a: Score, b: Score) =>
  a.score === b.score && a.count === b.count && a.factor === b.factor
