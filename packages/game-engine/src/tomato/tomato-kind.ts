import type { ResultCard, TomatoContent, TomatoOutcome } from '@doran/contract'
import type { GameKindModule } from '../game-kind-module.js'
import { checkTomato } from './check.js'
import { compareTomatoes, withCommas } from './compare.js'
import type { TomatoState } from './tomato-state.js'
import { tomato } from './tomato.js'

/** What looking at a field and choosing takes at the very least. */
const MS_PER_TURN = 200

export const tomatoKind: GameKindModule<TomatoContent, TomatoState, TomatoOutcome> = {
  play: tomato,
  isScored: (mode) => mode !== 'relaxed',
  check: checkTomato,
  chooseOptions(_content, size, mode) {
    if (size !== undefined) return null
    return mode === 'relaxed' ? { size: null, turns: true } : { size: null }
  },
  card: cardOfTomatoes,
  compare: compareTomatoes,
  tally: () => [],
  placements: () => [],
  forOthers: (outcome) => outcome,
  preview: ({ columns, rows, seconds }) => `가로 ${columns}칸, 세로 ${rows}칸에서 ${seconds}초`,
  sizes: () => [],
  length: ({ seconds }) => seconds,
  resultCount: ({ bands }) => bands.length,
  shortestMs: ({ seconds, turns }, options) =>
    options.turns === true ? turns * MS_PER_TURN : seconds * 1_000,
}

function cardOfTomatoes({ band, score, accuracyPercent }: TomatoOutcome): ResultCard {
  return {
    title: `${withCommas(score)}점`,
    line: `${band.title}: ${band.line}`,
    picture: band.picture,
    bars: [{ label: '정확도', other: null, percent: accuracyPercent }],
    podium: [],
    rows: [],
  }
}
