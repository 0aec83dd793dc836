import type { TomatoContent } from '@doran/contract'

/** The left hand has the upper four rows, the right hand the lower three. P is left out: it pauses. */
const KEY_ROWS = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB'],
  ['Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ['KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
] as const

type Size = Pick<TomatoContent, 'columns' | 'rows'>

/** The cell that a key of the keyboard stands for, by where the key lies; null for others. */
export function cellOfKey({ columns, rows }: Size, code: string): number | null {
  for (const [row, keys] of KEY_ROWS.slice(0, rows).entries()) {
    const column = keys.findIndex((key) => key === code)
    if (column >= 0 && column < columns) return row * columns + column
  }
  return null
}

/** From where every place is near. */
export const middleCell = ({ columns, rows }: Size) =>
  Math.floor(rows / 2) * columns + Math.floor(columns / 2)

const STEPS: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The cell beside one, or that one itself at the edge; null for keys that do not move. */
export function cellBeside({ columns, rows }: Size, cell: number, key: string): number | null {
  const step = STEPS[key]
  if (!step) return null
  const column = Math.min(columns - 1, Math.max(0, (cell % columns) + step[0]))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(cell / columns) + step[1]))
  return row * columns + column
}

export const FIELD_KEYS = [
  { key: '화살표', does: '칸 사이 이동' },
  { key: 'Space, Enter', does: '톡!' },
  { key: '1~5, Q~T, A~G, Z~B', does: '위에서부터 1~4줄을 바로 톡' },
  { key: '6~0, H~;, N~/', does: '5~7줄을 바로 톡' },
  { key: 'Esc, P', does: '멈추기' },
] as const
