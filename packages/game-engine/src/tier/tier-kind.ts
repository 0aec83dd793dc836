import type { TierContent, TierOutcome } from '@doran/contract'
import type { GameKindModule } from '../game-kind-module.js'
import { plainOptions } from '../plain-options.js'
import { cardOfTier } from './card.js'
import { checkTier } from './check.js'
import { compareTiers } from './compare.js'
import { placementsOf } from './placements.js'
import type { TierState } from './tier-state.js'
import { tier } from './tier.js'

/** What putting ten items somewhere takes at the very least; a board need not be full. */
const MS_PER_ITEM = 400
const ITEMS_TIMED = 10
const PREVIEWED = 3

export const tierKind: GameKindModule<TierContent, TierState, TierOutcome> = {
  play: tier,
  isScored: () => false,
  check: checkTier,
  chooseOptions: plainOptions,
  card: cardOfTier,
  compare: compareTiers,
  tally: () => [],
  placements: placementsOf,
  forOthers: (outcome) => outcome,
  preview: ({ items }) =>
    items
      .slice(0, PREVIEWED)
      .map(({ label }) => label)
      .join(', '),
  sizes: () => [],
  length: ({ items }) => items.length,
  resultCount: ({ rows }) => rows.length,
  shortestMs: ({ items }) => Math.min(items.length, ITEMS_TIMED) * MS_PER_ITEM,
}
