import type { CompiledMove } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { choicesBeside, choicesFor } from './choices.js'
import { sceneOf, type Draft } from './draft.js'
import { findEnding } from './endings-of.js'
import { ENDED_LINE } from '../engine-lines.js'
import { facesOf, lastPlaces } from './faces.js'
import { heardChoice } from './respond.js'
import type { Response } from './response.js'
import type { Heard, TurnOutcome } from './turn-types.js'
import { gaugeChanges } from './visible-gauges.js'

export function finishTurn(
  draft: Draft,
  before: StoryState,
  heard: Heard,
  readings: readonly CompiledMove[],
): TurnOutcome {
  const { theme } = draft
  const text = draft.paragraphs.join('\n\n')
  const state = { ...draft.state, partner: partnerOf(draft, heard, text) }
  return {
    aside: null,
    text,
    choices: choicesFor(theme, state, draft.asked ? [draft.asked, ...readings] : readings),
    state,
    gauges: gaugeChanges(theme, before, state),
    remembered: draft.remembered,
    ending: findEnding(theme, state.ending),
    dice: draft.dice,
    heard,
    faces: facesOf(theme, { before, after: state, text, shown: draft.faces }),
  }
}

/** Who answered: whom the text of a turn of talk names last of those who are there. */
function partnerOf({ theme, state }: Draft, { family }: Heard, text: string): string | null {
  if (family !== 'talk') return null
  const { people } = sceneOf(theme, state)
  const places = lastPlaces(theme, text)
  const named = people.filter((name) => places.has(name))
  return (
    named.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)).at(-1) ?? null
  )
}

/** A turn in which the story did not go on: nothing is told, and nothing changes. */
export function asideTurn({ theme }: Draft, before: StoryState, response: Response): TurnOutcome {
  return {
    aside: response.aside,
    text: '',
    choices: choicesBeside(theme, before, response),
    state: before,
    gauges: [],
    remembered: [],
    ending: null,
    dice: null,
    heard: response.heard,
    faces: [],
  }
}

/** A turn after the end: nothing changes any more. */
export function endedTurn(draft: Draft, before: StoryState): TurnOutcome {
  draft.paragraphs.push(ENDED_LINE)
  const heard: Heard = { ...heardChoice('strange', null), by: 'others' }
  return { ...finishTurn(draft, before, heard, []), state: before, faces: [] }
}
