import type { TierInput } from '@doran/contract'
import { TIER } from '@doran/contract/game/limits'
import { seededRandom, shuffle } from '../random.js'
import type { BoardRow, TierBoard } from './tier-state.js'

type Change = Exclude<TierInput, { type: 'undo' | 'redo' }>
type InputOf<T extends Change['type']> = Extract<Change, { type: T }>

/** The board after an input; null where it is not allowed or changes nothing. */
export function changeBoard(board: TierBoard, input: Change): TierBoard | null {
  switch (input.type) {
    case 'place':
      return place(board, input)
    case 'row-add':
      return addRow(board, input)
    case 'row-edit':
      return editRow(board, input)
    case 'row-move':
      return moveRow(board, input)
    case 'row-remove':
      return removeRow(board, input.row)
    case 'card-add':
      return addCard(board, input)
    case 'card-remove':
      return removeCard(board, input.item)
    case 'reason':
      return giveReason(board, input)
    case 'title':
      return input.text === board.title ? null : { ...board, title: input.text }
    case 'clear':
      return clear(board)
    case 'scatter':
      return scatterTray(board, input.seed)
  }
}

/** The row that an item is in; null: it waits. */
export function rowOf({ rows }: TierBoard, item: string): BoardRow | null {
  return rows.find(({ items }) => items.includes(item)) ?? null
}

function place(board: TierBoard, { item, row, at }: InputOf<'place'>): TierBoard | null {
  const from = rowOf(board, item)
  const source = from?.items ?? board.tray
  const before = source.indexOf(item)
  const target = row === null ? null : board.rows.find(({ key }) => key === row)
  if (before < 0 || target === undefined) return null
  const isSameList = (from?.key ?? null) === row
  const length = (target?.items ?? board.tray).length - (isSameList ? 1 : 0)
  if (at > length || (isSameList && at === before)) return null
  const put = (items: readonly string[]) => items.toSpliced(at, 0, item)
  const without = takeOut(board, item)
  if (row === null) return { ...without, tray: put(without.tray) }
  return {
    ...without,
    rows: without.rows.map((each) =>
      each.key === row ? { ...each, items: put(each.items) } : each,
    ),
  }
}

function takeOut(board: TierBoard, item: string): TierBoard {
  const stays = (key: string) => key !== item
  return {
    ...board,
    tray: board.tray.filter(stays),
    rows: board.rows.map((row) =>
      row.items.includes(item) ? { ...row, items: row.items.filter(stays) } : row,
    ),
  }
}

function addRow(board: TierBoard, { row, at, ...look }: InputOf<'row-add'>): TierBoard | null {
  const { rows } = board
  if (rows.length >= TIER.mostRows || at > rows.length) return null
  if (rows.some(({ key }) => key === row)) return null
  const { label, text, colour } = look
  return { ...board, rows: rows.toSpliced(at, 0, { key: row, label, text, colour, items: [] }) }
}

function editRow(board: TierBoard, input: InputOf<'row-edit'>): TierBoard | null {
  const { row, label, text, colour } = input
  const found = board.rows.find(({ key }) => key === row)
  if (found === undefined) return null
  if (found.label === label && found.text === text && found.colour === colour) return null
  const edited = { ...found, label, text, colour }
  return { ...board, rows: board.rows.map((each) => (each === found ? edited : each)) }
}

function moveRow(board: TierBoard, { row, at }: InputOf<'row-move'>): TierBoard | null {
  const before = board.rows.findIndex(({ key }) => key === row)
  const moved = board.rows[before]
  if (moved === undefined || at >= board.rows.length || at === before) return null
  return { ...board, rows: board.rows.toSpliced(before, 1).toSpliced(at, 0, moved) }
}

function removeRow(board: TierBoard, row: string): TierBoard | null {
  const removed = board.rows.find(({ key }) => key === row)
  if (removed === undefined || board.rows.length <= TIER.leastRows) return null
  return {
    ...board,
    rows: board.rows.filter((each) => each !== removed),
    tray: [...board.tray, ...removed.items],
  }
}

function addCard(board: TierBoard, { item, label }: InputOf<'card-add'>): TierBoard | null {
  const { cards, tray } = board
  if (cards.length >= TIER.ownCards || cards.some(({ key }) => key === item)) return null
  return { ...board, cards: [...cards, { key: item, label }], tray: [...tray, item] }
}

function removeCard(board: TierBoard, item: string): TierBoard | null {
  if (!board.cards.some(({ key }) => key === item)) return null
  const { [item]: _reason, ...reasons } = board.reasons
  return {
    ...takeOut(board, item),
    cards: board.cards.filter(({ key }) => key !== item),
    reasons,
  }
}

function giveReason(board: TierBoard, { item, text }: InputOf<'reason'>): TierBoard | null {
  if (!board.tray.includes(item) && rowOf(board, item) === null) return null
  const { [item]: _before, ...others } = board.reasons
  if (reasonFor(board, item) === text) return null
  return { ...board, reasons: text === '' ? others : { ...others, [item]: text } }
}

/** Empty for an item without a reason, whatever objects inherit by its name. */
function reasonFor({ reasons }: TierBoard, item: string): string {
  return Object.hasOwn(reasons, item) ? (reasons[item] ?? '') : ''
}

function clear(board: TierBoard): TierBoard | null {
  const placed = board.rows.flatMap(({ items }) => items)
  if (placed.length === 0) return null
  return {
    ...board,
    rows: board.rows.map((row) => ({ ...row, items: [] })),
    tray: [...board.tray, ...placed],
  }
}

function scatterTray(board: TierBoard, seed: number): TierBoard | null {
  if (board.tray.length === 0) return null
  const random = seededRandom(seed)
  const drawn = shuffle(random, board.tray).map((item) => ({
    item,
    row: random.below(board.rows.length),
  }))
  const drawnFor = (row: number) => drawn.flatMap((each) => (each.row === row ? each.item : []))
  return {
    ...board,
    rows: board.rows.map((row, at) => ({ ...row, items: [...row.items, ...drawnFor(at)] })),
    tray: [],
  }
}
