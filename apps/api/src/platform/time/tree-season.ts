import { TREE } from '@doran/contract/limits'
import { dateInSeoul } from './seoul-day.js'

/** The winter's season, in which trees are planted for Christmas; null in the rest of the year. */
export function treeSeasonOf(now: Date): { opensAt: Date } | null {
  const { from, until, opens } = TREE.season
  const date = dateInSeoul(now)
  const [year, day] = [Number(date.slice(0, 4)), date.slice(5)]
  if (day > until && day < from) return null
  return { opensAt: new Date(`${day <= until ? year - 1 : year}-${opens}T00:00:00+09:00`) }
}
