import type { TierConsensus } from '@doran/contract'
import type { ConsensusView } from '../consensus-address'

type Placed = TierConsensus['items'][number] & {
  /** How many rows higher one's own board has it; null where it has it nowhere. */
  higher: number | null
}

export type ConsensusRow = TierConsensus['rows'][number] & { items: Placed[] }

/** The rows with what stands in them, the best of each first; and what nobody has placed. */
export function consensusRows(
  { rows, items, mine }: TierConsensus,
  view: ConsensusView,
): { rows: ConsensusRow[]; unplaced: TierConsensus['items'] } {
  const ownRows = new Map(mine?.placements.map(({ itemKey, rowKey }) => [itemKey, rowKey]))
  const indexOf = (key: string | null | undefined) => rows.findIndex((row) => row.key === key)
  const rowOf = (each: TierConsensus['items'][number]) =>
    view === 'mode' ? each.modeRow : each.meanRow
  const sorted = items.toSorted(
    (one, other) =>
      (other.mean ?? 0) - (one.mean ?? 0) ||
      other.count - one.count ||
      (one.item.key < other.item.key ? -1 : 1),
  )
  return {
    rows: rows.map((row) => ({
      ...row,
      items: sorted
        .filter((each) => rowOf(each) === row.key)
        .map((each) => {
          const own = indexOf(ownRows.get(each.item.key))
          return { ...each, higher: own < 0 ? null : indexOf(row.key) - own }
        }),
    })),
    unplaced: items.filter((each) => rowOf(each) === null),
  }
}

/** “나는 2칸 위” */
export function higherWords(higher: number): string {
  if (higher === 0) return '나도 여기'
  return higher > 0 ? `나는 ${higher}칸 위` : `나는 ${-higher}칸 아래`
}

/** “▲2”, beside its words. */
export function higherSign(higher: number): string {
  if (higher === 0) return '='
  return higher > 0 ? `▲${higher}` : `▼${-higher}`
}
