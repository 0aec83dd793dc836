'use client'

import { useRefreshAt } from '../../../lib/use-refresh-at'

const HOUR_MS = 3_600_000
/** The morning board opens five hours after the day begins. */
const OPENS_AFTER_MS = 5 * HOUR_MS
const AGAIN_MS = 60_000

export type Turns = {
  /** When the server made the page, by its own clock. */
  now: string
  opensAt: string
  closesAt: string
}

/** How long the page stays true: until the day turns, the board opens or closes, or the greeting may change. */
export function msToTurn({ now, opensAt, closesAt }: Turns): number {
  const [at, opening, closing] = [Date.parse(now), Date.parse(opensAt), Date.parse(closesAt)]
  const waits = [opening - OPENS_AFTER_MS, opening, closing].map((turn) => turn - at)
  const coming = waits.filter((wait) => wait > 0)
  // Where the page was made by another clock than the answer, it is asked for again and again.
  return coming.length === 0 ? AGAIN_MS : Math.min(HOUR_MS, ...coming)
}

/** Renders the page anew as the hour turns while it is open. */
export function useHourTurn(turns: Turns): void {
  useRefreshAt(Date.parse(turns.now) + msToTurn(turns), turns.now)
}
