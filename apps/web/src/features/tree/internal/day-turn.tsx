'use client'

import type { TreeCard } from '@doran/contract'
import { useDayTurn } from './use-day-turn'

export type DayTurnProps = { now: string; trees: readonly TreeCard[] }

/** Shows nothing: it sees to the page being that of the day. */
export function DayTurn({ now, trees }: DayTurnProps) {
  useDayTurn(now, trees)
  return null
}
