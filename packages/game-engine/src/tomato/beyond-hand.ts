import type { PlayInput } from '@doran/contract'

const LEAST_APART_MS = 40
const MOST_A_SECOND = 14

/** Whether anything was popped quicker than hands do it. */
export function isBeyondHand(inputs: readonly PlayInput[]): boolean {
  const times = inputs.flatMap((input) => (input.type === 'pop' ? [input.at] : []))
  return times.some((at, index) => {
    const before = times[index - 1]
    const longBefore = times[index - MOST_A_SECOND]
    return (
      (before !== undefined && at - before < LEAST_APART_MS) ||
      (longBefore !== undefined && at - longBefore < 1_000)
    )
  })
}
