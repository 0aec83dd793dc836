'use client'

import { useHourTurn, type Turns } from './use-hour-turn'

/** Shows nothing: it sees to the page being that of the hour. */
export function HourTurn(turns: Turns) {
  useHourTurn(turns)
  return null
}
