import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import type { ThemeSource } from '../theme-schema.js'
import { sceneOf, type Draft } from './draft.js'

/** From this turn on every turn counts, so that a story keeps the length it promises. */
const LATE_FROM: Readonly<Record<ThemeSource['length'], number>> = {
  short: 12,
  middle: 20,
  long: 26,
}
/** Late in the story a scene is left after so many turns, even where it would wait longer. */
const LATE_PATIENCE = 4

/**
 * Whether the scene the turn began in still goes on, its patience is over, and the reader was answered. Right after
 * an act it waits one turn more, and never hurries: the act may have opened a way that nobody has seen yet.
 */
export function hasLasted({ theme, state }: Draft, before: StoryState, hasActed: boolean): boolean {
  if (state.scene !== before.scene || state.ending !== undefined) return false
  if (hasActed) return state.turnsInScene > sceneOf(theme, state).patience
  return turnsUntilPress(theme, state) <= 0 && (state.unanswered === 0 || isLate(theme, state))
}

/** How many more turns the scene waits; what was not understood counts half of one, but not late in the story. */
export function turnsUntilPress(theme: CompiledTheme, state: StoryState): number {
  const { patience } = sceneOf(theme, state)
  const { turnsInScene, pauses } = state
  return isLate(theme, state)
    ? Math.min(patience, LATE_PATIENCE) - turnsInScene
    : patience - (turnsInScene - pauses / 2)
}

function isLate({ source }: CompiledTheme, { turn }: StoryState): boolean {
  return turn >= LATE_FROM[source.length]
}
