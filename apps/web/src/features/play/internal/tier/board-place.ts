import type { TierBoard } from '@doran/game-engine'
import { rowOf } from '@doran/game-engine'

/** A place in a row, or with null among those that wait. */
export type BoardPlace = { row: string | null; at: number }

/** Where an item stands; null for what is not on the board. */
export function placeOf(board: TierBoard, item: string): BoardPlace | null {
  const row = rowOf(board, item)
  const at = (row?.items ?? board.tray).indexOf(item)
  return at < 0 ? null : { row: row?.key ?? null, at }
}

/** How many are in a row once the item is taken out. */
export function lengthWithout(board: TierBoard, row: string | null, item: string): number {
  const items = row === null ? board.tray : (board.rows.find(({ key }) => key === row)?.items ?? [])
  return items.filter((key) => key !== item).length
}

/** The lists from the top: the rows, then those that wait. */
export function listsOf(board: TierBoard): { row: string | null; items: readonly string[] }[] {
  return [
    ...board.rows.map(({ key, items }) => ({ row: key, items })),
    { row: null, items: board.tray },
  ]
}

/** The item beside or above another, as arrows go; null at the edge. */
export function neighbourOf(board: TierBoard, item: string, arrow: Arrow): string | null {
  const lists = listsOf(board).filter(({ items }) => items.length > 0)
  const list = lists.findIndex(({ items }) => items.includes(item))
  const at = lists[list]?.items.indexOf(item) ?? -1
  if (arrow === 'left') return lists[list]?.items[at - 1] ?? null
  if (arrow === 'right') return lists[list]?.items[at + 1] ?? null
  const other = lists[list + (arrow === 'up' ? -1 : 1)]?.items
  return other?.[Math.min(at, other.length - 1)] ?? null
}

/** Where an arrow carries an item; null at the edge. */
export function carriedBy(board: TierBoard, item: string, arrow: Arrow): BoardPlace | null {
  const place = placeOf(board, item)
  if (place === null) return null
  if (arrow === 'left') return place.at === 0 ? null : { ...place, at: place.at - 1 }
  if (arrow === 'right') {
    const last = lengthWithout(board, place.row, item)
    return place.at === last ? null : { ...place, at: place.at + 1 }
  }
  const lists = listsOf(board)
  const list = lists.findIndex(({ row }) => row === place.row)
  const other = lists[list + (arrow === 'up' ? -1 : 1)]
  return other === undefined ? null : { row: other.row, at: Math.min(place.at, other.items.length) }
}

export type Arrow = 'left' | 'right' | 'up' | 'down'

const ARROWS: Record<string, Arrow> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export function arrowOf(key: string): Arrow | null {
  return ARROWS[key] ?? null
}
