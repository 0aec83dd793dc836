/** How well a threshold on times tells two groups apart: 0.5 not at all, 0 or 1 without a fault (the AUC). */
export function separability(these: readonly number[], those: readonly number[]): number {
  const wins = these.map((mine) => {
    const below = those.filter((other) => other < mine).length
    const equal = those.filter((other) => other === mine).length
    return below + equal / 2
  })
  return wins.reduce((sum, each) => sum + each, 0) / (these.length * those.length)
}

/** Milliseconds that each of two asks takes, again and again in turn, either one first. */
export async function timePairs(
  count: number,
  asks: readonly [known: () => Promise<unknown>, unknown: () => Promise<unknown>],
): Promise<[known: number[], unknown: number[]]> {
  const times: [number[], number[]] = [[], []]
  const measure = async (which: 0 | 1) => {
    const before = performance.now()
    await asks[which]()
    times[which].push(performance.now() - before)
  }
  for (let pair = 0; pair < count; pair += 1) {
    const first = Math.random() < 0.5 ? 0 : 1
    await measure(first)
    await measure(first === 0 ? 1 : 0)
  }
  return times
}
