const RIPE_POINTS = 10
const UNRIPE_POINTS = 5
/** So many clean pops in a row raise the factor by a half, up to five. */
const POPS_PER_STEP = 4
const MOST_STEPS = 8

const stepsOf = (count: number) => Math.min(MOST_STEPS, Math.floor(count / POPS_PER_STEP))

/** What the next ripe one counts for, after so many in a row. */
export const factorOf = (count: number) => 1 + stepsOf(count) / 2

export const ripePoints = (count: number) => RIPE_POINTS + (RIPE_POINTS / 2) * stepsOf(count)

export const scoreWithout = (score: number) => Math.max(0, score - UNRIPE_POINTS)
