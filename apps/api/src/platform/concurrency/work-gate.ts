/** Work that continues a turn gets its place before work that starts one. */
export type WorkRank = 'continuing' | 'beginning'

export interface WorkGate {
  /** Runs `work` when there is a place for it, in order of rank and arrival. */
  run<T>(rank: WorkRank, work: () => Promise<T>): Promise<T>
  /** Counts the pieces of work that have no place yet. */
  countWaiting(): number
}

/**
 * Lets a few pieces of work run at once and brings each to its end before the next starts. A hundred readers who send
 * at once would otherwise all be served a little at a time, and all get their first word last.
 */
export function createWorkGate(width: number): WorkGate {
  const waiting: Record<WorkRank, (() => void)[]> = { continuing: [], beginning: [] }
  let running = 0

  const next = () => waiting.continuing.shift() ?? waiting.beginning.shift()
  const enter = (rank: WorkRank): Promise<void> | undefined => {
    if (running >= width) return new Promise((resolve) => waiting[rank].push(resolve))
    running += 1
    return undefined
  }
  const leave = () => {
    const wake = next()
    if (wake) wake()
    else running -= 1
  }

  return {
    countWaiting: () => waiting.continuing.length + waiting.beginning.length,
    async run(rank, work) {
      await enter(rank)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
