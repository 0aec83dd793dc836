import type { AssembledContext, ContextRequest, CountTokens, Drop } from './assembled-context.js'
import { callLore } from './call-lore.js'
import type { FittedDirector } from './fit-director.js'
import { fitLore } from './fit-lore.js'
import { fitMemories } from './fit-memories.js'
import { withoutMarks } from './player-block.js'
import { sceneNote } from './scene-note.js'

const LORE_SHARE = 0.25
const MEMORY_SHARE = 0.25
const SCANNED_TURNS = 4

export type FittedNote = {
  text: string
  /** Its parts' sum, a little more than the whole: counting a text is most of what assembling costs. */
  tokens: number
  fired: AssembledContext['fired']
  drops: Drop[]
}

/** The director's note with as much lore and as many memories as their shares of the room hold. */
export function fitNote(
  request: ContextRequest,
  director: FittedDirector,
  room: number,
  count: CountTokens,
): FittedNote {
  const { theme, state, countTokens } = request
  const called = callLore(theme, scannedTexts(request))
  const lore = fitLore(theme, called, Math.floor(room * LORE_SHARE), count)
  const memories = fitMemories(state.memories, Math.floor(room * MEMORY_SHARE), countTokens)
  return {
    text: sceneNote({
      ...director,
      lore: lore.lines,
      memories: memories.lines.map(withoutMarks),
    }),
    tokens: director.tokens + lore.tokens + memories.tokens,
    fired: called.map(({ card, by }) => ({ card: card.title, by })),
    drops: [...lore.drops, ...memories.drops],
  }
}

/** The newest first: this turn's input and beat, then the last turns. */
function scannedTexts({ direction, input, history }: ContextRequest): string[] {
  const turns = history.slice(0, SCANNED_TURNS).map(({ text, output }) => `${text}\n${output}`)
  return [`${input.text}\n${direction.outcome.text}`, ...turns]
}
