import { dateInSeoul } from '../../platform/time/seoul-day.js'

const [BEGINS, ENDS] = ['11-20', '01-06'] as const

/** The winter's season, when all trees are planted for Christmas; null in the rest of the year. Days are Seoul's. */
export function treeSeasonOf(now: Date): { opensAt: Date } | null {
  const date = dateInSeoul(now)
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)]
  if (day > ENDS && day < BEGINS) return null
  const christmas = day <= ENDS ? year - 1 : year
  return { opensAt: new Date(`${christmas}-12-25T00:00:00+09:00`) }
}
