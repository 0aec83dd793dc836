import type { TierContent, TierInput, TierOutcome } from '@doran/contract'
import { isOwn } from './outcome.js'
import { tier } from './tier.js'

/** The fewest inputs that lead to the board: it can be gone on with as a play of its own. */
export function inputsOfBoard(content: TierContent, board: TierOutcome): TierInput[] {
  const { rows, unplaced, reasons, title } = board
  const items = [...rows.flatMap((row) => row.items), ...unplaced]
  const stale = content.rows.filter(({ key }) => rows.every((row) => row.key !== key))
  const wished: TierInput[] = [
    ...items
      .filter(({ key }) => isOwn(key))
      .map(({ key, label }): TierInput => ({ type: 'card-add', item: key, label })),
    ...stale.map(({ key }): TierInput => ({ type: 'row-remove', row: key })),
    ...rows.flatMap(({ key, label, text, colour }, at): TierInput[] => [
      isOwn(key)
        ? { type: 'row-add', row: key, at, label, text, colour }
        : { type: 'row-edit', row: key, label, text, colour },
      { type: 'row-move', row: key, at },
    ]),
    ...stale.map(({ key }): TierInput => ({ type: 'row-remove', row: key })),
    ...rows.flatMap(({ key, items: placed }) =>
      placed.map((item, at): TierInput => ({ type: 'place', item: item.key, row: key, at })),
    ),
    ...reasons.map(({ itemKey, text }): TierInput => ({ type: 'reason', item: itemKey, text })),
    { type: 'title', text: title },
  ]
  // What changes nothing is refused, and left out.
  let state = tier.init(content, { seed: 0, options: { size: null } })
  return wished.filter((input) => {
    const next = tier.reduce(content, state, input)
    if (next === null) return false
    state = next
    return true
  })
}
