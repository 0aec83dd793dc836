import type { CompiledMove } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { choicesFor } from './choices.js'
import type { Draft } from './draft.js'
import { findEnding } from './endings-of.js'
import { ENDED_LINE } from './engine-lines.js'
import { heardChoice } from './respond.js'
import type { Heard, TurnOutcome } from './turn-types.js'
import { gaugeChanges } from './visible-gauges.js'

export function finishTurn(
  draft: Draft,
  before: StoryState,
  heard: Heard,
  readings: readonly CompiledMove[],
): TurnOutcome {
  const { theme, state } = draft
  return {
    text: draft.paragraphs.join('\n\n'),
    choices: choicesFor(theme, state, readings),
    state,
    gauges: gaugeChanges(theme, before, state),
    remembered: draft.remembered,
    ending: findEnding(theme, state.ending),
    dice: draft.dice,
    heard,
  }
}

/** A turn after the end: nothing changes any more. */
export function endedTurn(draft: Draft, before: StoryState): TurnOutcome {
  draft.paragraphs.push(ENDED_LINE)
  const heard: Heard = { ...heardChoice('strange', null), by: 'others' }
  return { ...finishTurn(draft, before, heard, []), state: before }
}
