import type { TierOutcome } from '@doran/contract'
import type { Placement } from '../game-engine.js'
import { isOwn } from './outcome.js'

/** What a board says of the game's own items, by rows that everybody has alike. */
export function placementsOf({ rows }: TierOutcome): Placement[] {
  return rows.flatMap(({ key: rowKey, score, items }) =>
    score === null
      ? []
      : items.filter(({ key }) => !isOwn(key)).map(({ key: itemKey }) => ({ itemKey, rowKey })),
  )
}
