import type { Pace } from '@doran/contract'

const MS_PER_CHARACTER: Record<Pace, number> = { calm: 55, normal: 28, fast: 12, instant: 0 }
const LONGEST_PAUSE_MS = 2_500

/** How long a sentence is left standing before the next one comes, in milliseconds. */
export function pauseAfter(sentence: string, pace: Pace): number {
  return Math.min(LONGEST_PAUSE_MS, sentence.trim().length * MS_PER_CHARACTER[pace])
}
