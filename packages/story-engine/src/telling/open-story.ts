import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import { firstChoices } from './choices.js'
import { fillText } from './fill-text.js'
import type { Choice } from './turn-types.js'

/** The opening, told verbatim, with the first three moves of the scene it stands in. */
export function openStory(theme: CompiledTheme): {
  text: string
  state: StoryState
  choices: Choice[]
} {
  const { start, opening } = theme.source
  const state: StoryState = {
    scene: start,
    turnsInScene: 0,
    turn: 0,
    numbers: { ...theme.initialNumbers },
    flags: [],
    items: [],
    memories: [],
    taken: [],
    said: [],
    lastSaid: [],
    bridgeTurn: 0,
    visited: [start],
  }
  return { text: fillText(theme, state, opening), state, choices: firstChoices(theme, state) }
}
