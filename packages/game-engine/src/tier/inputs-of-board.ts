import type { TierContent, TierInput, TierOutcome } from '@doran/contract'
import { isOwn } from './outcome.js'
import { tier } from './tier.js'

/**
 * Inputs that lead to the board, so that it can be gone on with as a play of its own. Items and rows that the content has
 * no more, as its version is a later one, are left out.
 */
export function inputsOfBoard(content: TierContent, outcome: TierOutcome): TierInput[] {
  const { reasons, title } = outcome
  const rows = thereStill(outcome.rows, content.rows)
  const lists = [
    ...rows.map(({ key, items }) => ({ row: key, items: thereStill(items, content.items) })),
    { row: null, items: thereStill(outcome.unplaced, content.items) },
  ]
  const stale = content.rows.filter(({ key }) => rows.every((row) => row.key !== key))
  const removed = stale.map(({ key }): TierInput => ({ type: 'row-remove', row: key }))
  const shaped = rows.flatMap(({ key, label, text, colour }, at): TierInput[] => [
    isOwn(key)
      ? { type: 'row-add', row: key, at, label, text, colour }
      : { type: 'row-edit', row: key, label, text, colour },
    { type: 'row-move', row: key, at },
  ])
  const wished: TierInput[] = [
    ...lists
      .flatMap(({ items }) => items.filter(({ key }) => isOwn(key)))
      .map(({ key, label }): TierInput => ({ type: 'card-add', item: key, label })),
    // A board has never less rows than two nor more than ten: what finds no space at first does the second time.
    ...removed,
    ...shaped,
    ...removed,
    ...shaped,
    ...lists.flatMap(({ row, items }) =>
      items.map(({ key }, at): TierInput => ({ type: 'place', item: key, row, at })),
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

type Keyed = { readonly key: string }

/** Of these what the content has, and what is the player's. */
function thereStill<T extends Keyed>(these: readonly T[], ofContent: readonly Keyed[]): T[] {
  return these.filter(({ key }) => isOwn(key) || ofContent.some((each) => each.key === key))
}
