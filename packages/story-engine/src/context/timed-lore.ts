import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import type { ThemeSource } from '../theme-schema.js'

type Card = ThemeSource['cards'][number]
type LoreState = Pick<StoryState, 'turn' | 'lore'>

/** The titles of cards whose calling lasts through the turn that follows the state. */
export function stillCalled({ turn, lore }: LoreState): string[] {
  return lore.filter(({ until }) => until > turn).map(({ card }) => card)
}

/** Whether a card may not be called in the turn that follows the state. */
export function isResting({ turn, lore }: LoreState, { title, delay }: Card): boolean {
  const next = turn + 1
  return next < delay || lore.some(({ card, again }) => card === title && next < again)
}

/**
 * The state after a turn with what its calls last for; kept with the turn, so that a branch, an undo and another
 * telling have it as it was. `called` are the titles of the cards that came to it.
 */
export function keepTimedLore(
  theme: CompiledTheme,
  before: StoryState,
  after: StoryState,
  called: readonly string[],
): StoryState {
  const running = before.lore.filter(({ until, again }) => until > after.turn || again > after.turn)
  const lasting = new Set(stillCalled(before))
  const started = theme.source.cards
    .filter(({ title, sticky, cooldown }) => sticky + cooldown > 0 && called.includes(title))
    .filter(({ title }) => !lasting.has(title))
    .map(({ title, sticky, cooldown }) => ({
      card: title,
      until: after.turn + sticky,
      again: after.turn + sticky + cooldown + 1,
    }))
  if (started.length === 0 && running.length === after.lore.length) return after
  const anew = new Set(started.map(({ card }) => card))
  return { ...after, lore: [...running.filter(({ card }) => !anew.has(card)), ...started] }
}
