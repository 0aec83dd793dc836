import type { TierContent, TierItem, TierOutcome } from '@doran/contract'
import type { TierBoard } from './tier-state.js'

/** What stands for the player's own cards where a result is named by its first item. */
const OWN = 'own'

/** Null while nothing is placed. */
export function tierOutcome(content: TierContent, board: TierBoard): TierOutcome | null {
  const cards = board.cards.map(({ key, label }): TierItem => ({
    key,
    label,
    text: '',
    picture: null,
    credit: null,
  }))
  const byKey = new Map([...content.items, ...cards].map((item) => [item.key, item]))
  const itemsOf = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? [])
  const rows = board.rows.map(({ items, ...row }) => ({
    ...row,
    score: scoreOf(content, row),
    items: itemsOf(items),
  }))
  const [first] = rows.flatMap(({ items }) => items)
  if (first === undefined) return null
  return {
    kind: 'tier',
    resultKey: isOwn(first.key) ? OWN : first.key,
    title: board.title,
    rows,
    unplaced: itemsOf(board.tray),
    reasons: Object.entries(board.reasons).map(([itemKey, text]) => ({ itemKey, text })),
  }
}

/** Of a row that means what it meant to everybody. */
function scoreOf(
  { rows }: TierContent,
  { key, label, text }: { key: string; label: string; text: string },
): number | null {
  const own = rows.find((row) => row.key === key && row.label === label && row.text === text)
  return own?.score ?? null
}

/** Of a row or a card that the player added. */
export function isOwn(key: string): boolean {
  return key.startsWith('own-')
}
