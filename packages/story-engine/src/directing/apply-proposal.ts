import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { facesOf } from '../telling/faces.js'
import { modelMemoryKey } from '../telling/model-memory.js'
import type { TurnOutcome } from '../telling/turn-types.js'
import { gaugeChanges } from '../telling/visible-gauges.js'
import type { Direction } from './direct-turn.js'
import type { Proposal } from './proposal.js'
import { selectChoices } from './select-choices.js'
import { takeProposal } from './take-proposal.js'

/**
 * A told turn: the model's prose on the director's outcome, and as much of the proposal as is allowed.
 * Flags, items, scene, dice and endings stay the director's; without a proposal, and at an ending, all of it does.
 */
export function applyProposal(
  theme: CompiledTheme,
  direction: Direction,
  before: StoryState,
  prose: string,
  proposal: Proposal | null,
): TurnOutcome {
  const { outcome } = direction
  const facesIn = (after: StoryState) => facesOf(theme, { before, after, text: prose, shown: [] })
  if (!proposal || outcome.ending) {
    return { ...outcome, text: prose, faces: facesIn(outcome.state) }
  }
  const state = takeProposal(theme, direction, before, prose, proposal)
  const key = modelMemoryKey(outcome.state.turn)
  const made = state.memories.filter((memory) => memory.key === key).map(({ as }) => as)
  return {
    ...outcome,
    text: prose,
    state,
    choices: selectChoices(theme, outcome.choices, state, proposal.choices),
    gauges: gaugeChanges(theme, before, state),
    faces: facesIn(state),
    remembered: [...outcome.remembered, ...made],
  }
}
