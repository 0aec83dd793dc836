import type { TierConsensus, TierContent } from '@doran/contract'
import { wholePercents } from '@doran/game-engine'
import type { PlacedCount } from './tier-repository.js'

const MOST_DIVIDED = 5
/** Opinions are divided where so many, of all, put something two rows or more from where most put it. */
const DIVIDED_FROM = 0.2
const FAR = 2

type Row = TierContent['rows'][number]
type Item = TierConsensus['items'][number]

/** What the counts say of every item, in the template's order, and on which they disagree most. */
export function consensusOf(
  { rows, items }: TierContent,
  counts: readonly PlacedCount[],
): Pick<TierConsensus, 'items' | 'divided'> {
  const found = new Map(counts.map(({ itemKey, rowKey, count }) => [`${itemKey} ${rowKey}`, count]))
  const shown = items.map((item): Item => {
    const byRow = rows.map((row) => found.get(`${item.key} ${row.key}`) ?? 0)
    return { item, ...opinionsOf(rows, byRow) }
  })
  const divided = shown
    .filter((each) => isDivided(rows, each))
    .toSorted((one, other) => other.spread - one.spread || (one.item.key < other.item.key ? -1 : 1))
    .slice(0, MOST_DIVIDED)
  return { items: shown, divided: divided.map(({ item }) => item.key) }
}

function isDivided(rows: readonly Row[], { modeRow, percents }: Item): boolean {
  const most = rows.findIndex(({ key }) => key === modeRow)
  const far = percents.filter((_, at) => Math.abs(at - most) >= FAR)
  return far.reduce((sum, percent) => sum + percent, 0) >= DIVIDED_FROM * 100
}

function opinionsOf(rows: readonly Row[], byRow: readonly number[]): Omit<Item, 'item'> {
  const count = byRow.reduce((sum, each) => sum + each, 0)
  const percents = wholePercents(byRow)
  if (count === 0)
    return {
      count,
      mean: null,
      meanRow: null,
      modeRow: null,
      spread: 0,
      percents: byRow.map(() => 0),
    }
  const weighted = rows.map((row, at) => ({ row, count: byRow[at] ?? 0 }))
  const sumOf = (value: (score: number) => number) =>
    weighted.reduce((sum, each) => sum + each.count * value(each.row.score), 0)
  const mean = sumOf((score) => score) / count
  const variance = sumOf((score) => (score - mean) ** 2) / count
  const isNearer = (one: Row, other: Row) =>
    Math.abs(one.score - mean) - Math.abs(other.score - mean)
  const [nearest] = rows.toSorted(isNearer)
  const [most] = weighted.toSorted(
    (one, other) => other.count - one.count || isNearer(one.row, other.row),
  )
  return {
    count,
    mean: rounded(mean),
    meanRow: nearest?.key ?? null,
    modeRow: most?.row.key ?? null,
    spread: rounded(Math.sqrt(variance)),
    percents,
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100
