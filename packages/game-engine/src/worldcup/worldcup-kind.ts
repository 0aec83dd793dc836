import type { WorldcupContent, WorldcupOutcome } from '@doran/contract'
import type { GameKindModule } from '../game-kind-module.js'
import { cardOfWorldcup } from './card.js'
import { checkWorldcup } from './check.js'
import { compareWorldcups } from './compare.js'
import { fittingSizes, usualSize } from './sizes.js'
import { tallyWorldcup } from './tally.js'
import type { WorldcupState } from './worldcup-state.js'
import { worldcup } from './worldcup.js'

/** What looking at two and choosing takes at the very least. */
const MS_PER_MATCH = 400

export const worldcupKind: GameKindModule<WorldcupContent, WorldcupState, WorldcupOutcome> = {
  play: worldcup,
  isScored: () => false,
  check: checkWorldcup,
  chooseOptions(content, size, mode) {
    if (mode === 'daily') return null
    if (size === undefined) return { size: usualSize(fittingSizes(content)) }
    return fittingSizes(content).includes(size) ? { size } : null
  },
  card: cardOfWorldcup,
  compare: compareWorldcups,
  tally: tallyWorldcup,
  placements: () => [],
  forOthers: (outcome) => outcome,
  preview,
  sizes: fittingSizes,
  length: (content) => content.items.length,
  resultCount: (content) => content.items.length,
  shortestMs(content, { size }) {
    const played = Math.min(content.items.length, size ?? usualSize(fittingSizes(content)))
    return (played - 1) * MS_PER_MATCH
  },
}

/** The two with the shortest labels, in the content's order: a card has little space. */
function preview({ items }: WorldcupContent): string {
  const shortest = items.toSorted((one, other) => one.label.length - other.label.length).slice(0, 2)
  return items
    .filter((item) => shortest.includes(item))
    .map(({ label }) => label)
    .join(' 대 ')
}
