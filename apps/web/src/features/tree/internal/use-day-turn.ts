import type { TreeCard } from '@doran/contract'
import { nextDayAt } from '../../../lib/next-day-at'
import { useRefreshAt } from '../../../lib/use-refresh-at'

type Waiting = Pick<TreeCard, 'opensAt' | 'isOpen'>

const AGAIN_MS = 60_000

/** Renders the page anew as the day turns in Seoul, which is when trees open and the days to it become fewer. */
export function useDayTurn(now: string, trees: readonly Waiting[]): void {
  const madeAt = Date.parse(now)
  // Where the page was made by another clock than the tree's, it is asked for again.
  const isLate = trees.some(({ opensAt, isOpen }) => !isOpen && Date.parse(opensAt) <= madeAt)
  useRefreshAt(isLate ? madeAt + AGAIN_MS : nextDayAt(madeAt), now)
}
