import type { CompiledTheme, Face } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { firstChoices } from './choices.js'
import { firstHolding, sceneOf } from './draft.js'
import { facesOf } from './faces.js'
import { fillText } from './fill-text.js'
import type { Choice } from './turn-types.js'

/**
 * One of the theme's openings, told verbatim, with the first three moves of the scene it stands in. An index without
 * an opening gives the first: a reader may come from the page of an older version, which had more.
 */
export function openStory(
  theme: CompiledTheme,
  index = 0,
): {
  text: string
  state: StoryState
  choices: Choice[]
  faces: Face[]
} {
  const { start, opening, openings } = theme.source
  const state: StoryState = {
    scene: start,
    turnsInScene: 0,
    turn: 0,
    numbers: { ...theme.initialNumbers },
    flags: [],
    items: [],
    memories: [],
    forgotten: [],
    lore: [],
    taken: [],
    said: [],
    lastSaid: [],
    pauses: 0,
    unanswered: 0,
    partner: null,
    bridgeTurn: 0,
    visited: [start],
  }
  const text = fillText(theme, state, openings[index - 1]?.text ?? opening)
  // The opening stands for the scene's `enter`, and shows its faces.
  const shown = firstHolding(sceneOf(theme, state).enter, state)?.faces ?? []
  const faces = facesOf(theme, { before: state, after: state, text, shown })
  return { text, state, choices: firstChoices(theme, state), faces }
}
