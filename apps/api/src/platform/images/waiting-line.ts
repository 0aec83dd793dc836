import { createByteBudget } from './byte-budget.js'

export interface WaitingLine {
  /** Runs `work` when all before it are done; throws `TOO_MANY` where the line is full. */
  run<T>(bytes: number, work: () => Promise<T>): Promise<T>
}

/** One piece of work at a time; those in the line, which hold so and so many bytes, are bounded together. */
export function createWaitingLine(maxBytes: number): WaitingLine {
  const budget = createByteBudget(maxBytes)
  let last: Promise<unknown> = Promise.resolve()
  return {
    async run(bytes, work) {
      budget.take(bytes)
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine.finally(() => budget.giveBack(bytes))
    },
  }
}
