import type { PlayInput, WorldcupContent, WorldcupOutcome } from '@doran/contract'
import type { GamePlay } from '../game-kind-module.js'
import { deriveSeed, pick, seededRandom } from '../random.js'
import { drawPairs } from './draw.js'
import { worldcupOutcome } from './outcome.js'
import { roundName } from './round-name.js'
import { fittingSizes, matchCount, usualSize } from './sizes.js'
import { stateAfter } from './state-after.js'
import type { WorldcupState } from './worldcup-state.js'

/** So many decisions in a row can be taken back. */
const UNDOS = 3

export const worldcup: GamePlay<WorldcupContent, WorldcupState, WorldcupOutcome> = {
  init(content, { seed, options }) {
    const size =
      fittingSizes(content).find((one) => one === options.size) ?? usualSize(fittingSizes(content))
    const draw = drawPairs(content, size, seed)
    return stateAfter({ seed, size, draw, decisions: [], undosLeft: 0 })
  },
  reduce: (_content, state, input) => reduce(state, input),
  progress: ({ items }, { size, decisions }) => ({
    done: decisions.length,
    total: matchCount(size, items.length),
  }),
  outcome: worldcupOutcome,
  announce,
}

function reduce(state: WorldcupState, input: PlayInput): WorldcupState | null {
  if (input.type === 'undo')
    return state.undosLeft === 0
      ? null
      : stateAfter({
          ...state,
          decisions: state.decisions.slice(0, -1),
          undosLeft: state.undosLeft - 1,
        })
  if (state.match === null) return null
  const { left, right } = state.match
  if (input.type === 'pick')
    return input.item === left || input.item === right ? decide(state, input.item, true) : null
  if (input.type === 'skip') return decide(state, lot(state, [left, right]), false)
  return null
}

function decide(state: WorldcupState, winner: string, isCounted: boolean): WorldcupState {
  return stateAfter({
    ...state,
    decisions: [...state.decisions, { winner, isCounted }],
    undosLeft: Math.min(UNDOS, state.undosLeft + 1),
  })
}

/** Always the same for one match, so that taking it back and passing again changes nothing. */
function lot({ seed, match }: WorldcupState, two: readonly [string, string]): string {
  return pick(seededRandom(deriveSeed(seed, match?.roundOf ?? 0, match?.index ?? 0)), two)
}

function announce(content: WorldcupContent, { match, decisions }: WorldcupState): string {
  const labelOf = (key: string | undefined) =>
    content.items.find((item) => item.key === key)?.label ?? ''
  if (match === null) return `우승: ${labelOf(decisions.at(-1)?.winner)}`
  const { roundOf, index, count, left, right } = match
  const place = roundOf === 2 ? '' : ` ${count}경기 중 ${index}번째`
  return `${roundName(roundOf)}${place}: ${labelOf(left)} 대 ${labelOf(right)}`
}
