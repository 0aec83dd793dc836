import type { CompiledTheme } from '../compile/compiled-theme.js'
import { seededRandom } from '../random.js'
import type { StoryState } from '../state/story-state.js'
import { press } from '../telling/answer-freely.js'
import { hasLasted } from '../telling/patience.js'
import { rollPair } from '../telling/dice.js'
import { startDraft } from '../telling/draft.js'
import { endedTurn, finishTurn } from '../telling/finish-turn.js'
import { respond } from '../telling/respond.js'
import type { Heard, TurnInput, TurnOutcome } from '../telling/turn-types.js'

export type Direction = {
  /**
   * `move`: the input meant an authored move, which may also press a worn-out scene on; `drift`: time passes;
   * `press`: the scene was pushed on; `free`: nothing authored answers the input.
   */
  by: 'move' | 'drift' | 'press' | 'free'
  /** Authored paragraphs that happen in this turn, to be kept as facts; empty when free. */
  beat: readonly string[]
  /** What code decides: state, choices, gauges, dice, memories and ending. `text` is the beat joined. */
  outcome: TurnOutcome
}

/**
 * What happens in a turn that a model tells: as `tellTurn` with the same seed, but without bridges and recalls,
 * and free input is left to the model, so that the scene keeps its own answers for later.
 */
export function directTurn(
  theme: CompiledTheme,
  state: StoryState,
  input: TurnInput,
  seed: number,
): Direction {
  const random = seededRandom(seed)
  const rolls = rollPair(random)
  const draft = startDraft(theme, state, random)
  if (state.ending !== undefined) {
    const outcome = endedTurn(draft, state)
    return { by: 'drift', beat: draft.paragraphs, outcome }
  }
  const { heard, readings } = respond(draft, input, rolls, leaveToModel)
  const by = directedBy(heard)
  const isPressed = by !== 'press' && hasLasted(draft, state, heard.moveId !== null)
  if (isPressed) press(draft)
  const outcome = finishTurn(draft, state, heard, readings)
  return { by: isPressed && by !== 'move' ? 'press' : by, beat: draft.paragraphs, outcome }
}

function leaveToModel(): null {
  return null
}

function directedBy({ by, moveId }: Heard): Direction['by'] {
  if (by === 'drift' || by === 'press') return by
  return moveId === null ? 'free' : 'move'
}
