import type { ContextRequest, Drop } from './assembled-context.js'
import { directorHint } from './director-hint.js'
import { fitSentences } from './fit-sentences.js'
import { NOTE_HEADINGS, sceneNote } from './scene-note.js'
import { stateCard } from './state-card.js'

export type FittedDirector = { card: string; hint: string; tokens: number; drops: Drop[] }

/**
 * The state card and the hint; of a beat that the window cannot hold, the sentences that it can. Throws
 * `RangeError` where even a note without a beat is too long.
 */
export function fitDirector(
  { theme, state, direction, history, countTokens }: ContextRequest,
  room: number,
): FittedDirector {
  const { text } = direction.outcome
  const recent = `${text}\n${history[0]?.output ?? ''}`
  const card = stateCard(theme, state, direction, recent)
  const measure = (hint: string) =>
    countTokens(sceneNote({ lore: [], memories: [], card, hint }) + NOTE_HEADINGS)
  const hint = directorHint(direction, text)
  const tokens = measure(hint)
  if (tokens <= room) return { card, hint, tokens, drops: [] }
  const bare = tokens - countTokens(text)
  if (bare > room) throw new RangeError(`the context lacks ${bare - room} tokens for its contract`)
  const beat = fitSentences(text, room - bare, countTokens, 'start')
  const cut = directorHint(direction, beat.text)
  const drop: Drop = {
    section: 'E',
    what: '일어나는 일',
    tokens: beat.droppedTokens,
    reason: 'budget',
  }
  return { card, hint: cut, tokens: measure(cut), drops: [drop] }
}
