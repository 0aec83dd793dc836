'use client'

import { nextDayAt } from './next-day-at'
import { useRefreshAt } from './use-refresh-at'

export type RefreshAtTurnProps = {
  /** When the server made the page. */
  now: string
  /** When else it stops being true. */
  moments?: readonly string[]
}

/** Shows nothing: it renders the page anew as the day turns in Seoul, and at moments within it. */
export function RefreshAtTurn({ now, moments = [] }: RefreshAtTurnProps) {
  const madeAt = Date.parse(now)
  const coming = moments.map((moment) => Date.parse(moment)).filter((moment) => moment > madeAt)
  useRefreshAt(Math.min(nextDayAt(madeAt), ...coming), now)
  return null
}
