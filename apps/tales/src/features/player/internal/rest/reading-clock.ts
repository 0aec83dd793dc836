const MINUTE_MS = 60_000

/** Whoever does nothing for so long has rested. */
const REST_MS = 10 * MINUTE_MS
/** After a reminder was dismissed there is none for so long. */
const QUIET_MS = 120 * MINUTE_MS

const LIMIT_MS = { young: 40 * MINUTE_MS, others: 60 * MINUTE_MS }

/** Reading without a rest, in epoch milliseconds: when it began, and the last sign of it. */
export type ReadingClock = { since: number; seen: number }

/** The clock after a sign of reading; it begins anew after a rest, and where time went backwards. */
export function noteReading(clock: ReadingClock | null, now: number): ReadingClock {
  const isGoingOn = clock !== null && now >= clock.seen && now - clock.seen < REST_MS
  return { since: isGoingOn ? clock.since : now, seen: now }
}

type RestQuestion = {
  clock: ReadingClock
  /** When the last reminder was dismissed. */
  dismissedAt: number | null
  isYoung: boolean
}

export function isRestDue({ clock, dismissedAt, isYoung }: RestQuestion): boolean {
  const isLong = clock.seen - clock.since >= (isYoung ? LIMIT_MS.young : LIMIT_MS.others)
  const isQuiet = dismissedAt !== null && clock.seen - dismissedAt < QUIET_MS
  return isLong && !isQuiet
}

/** Whether somebody born on a day (YYYY-MM-DD) is 18 or younger on another. */
export function isEighteenOrYounger(birthday: string | null, today: string): boolean {
  if (birthday === null) return false
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  const age = today.slice(5) < birthday.slice(5) ? years - 1 : years
  return age <= 18
}
