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
  chooseOptions(content, size) {
    if (size === undefined) return { size: usualSize(fittingSizes(content)) }
    return fittingSizes(content).includes(size) ? { size } : null
  },
  card: cardOfWorldcup,
  compare: compareWorldcups,
  tally: tallyWorldcup,
  preview: ({ items: [one, other] }) => `${one?.label ?? ''} 대 ${other?.label ?? ''}`,
  sizes: fittingSizes,
  length: (content) => content.items.length,
  resultCount: (content) => content.items.length,
  shortestMs(content, { size }) {
    const played = Math.min(content.items.length, size ?? usualSize(fittingSizes(content)))
    return (played - 1) * MS_PER_MATCH
  },
}
