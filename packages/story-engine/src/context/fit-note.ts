import type { AssembledContext, ContextRequest, CountTokens, Drop } from './assembled-context.js'
import { callLore } from './call-lore.js'
import type { FittedDirector } from './fit-director.js'
import { fitLore } from './fit-lore.js'
import { rankBySimilarity } from '../memory/rank-memories.js'
import { fitMemories, type AgedMemory } from './fit-memories.js'
import { asData } from './player-block.js'
import { sceneNote } from './scene-note.js'

const LORE_SHARE = 0.25
const MEMORY_SHARE = 0.25
const SCANNED_TURNS = 4
const RECENT_MEMORIES = 8
const SIMILAR_MEMORIES = 12

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
  const { theme, countTokens } = request
  const called = callLore(theme, request.state, scannedTexts(request))
  const lore = fitLore(theme, called, Math.floor(room * LORE_SHARE), count)
  const memories = fitMemories(
    recalledMemories(request),
    Math.floor(room * MEMORY_SHARE),
    countTokens,
  )
  return {
    text: sceneNote({
      ...director,
      lore: lore.lines,
      memories: memories.lines,
    }),
    tokens: director.tokens + lore.tokens + memories.tokens,
    fired: called.map(({ card, by }) => ({ card: card.title, by })),
    drops: [...lore.drops, ...memories.drops],
  }
}

/** The last few memories, then those that are most like what happens now. */
function recalledMemories(request: ContextRequest): AgedMemory[] {
  const { memories, input, direction, cleanText } = request
  const aged = memories.map((text, age) => ({ text: asData(text, cleanText), age }))
  const older = aged.slice(RECENT_MEMORIES)
  const now = `${input.text}\n${direction.outcome.text}`
  const texts = older.map(({ text }) => text)
  const alike = rankBySimilarity(now, texts).slice(0, SIMILAR_MEMORIES)
  return [...aged.slice(0, RECENT_MEMORIES), ...alike.flatMap((index) => older[index] ?? [])]
}

/** The newest first: this turn's input and beat, then the last turns. */
function scannedTexts({ direction, input, history }: ContextRequest): string[] {
  const turns = history.slice(0, SCANNED_TURNS).map(({ text, output }) => `${text}\n${output}`)
  return [`${input.text}\n${direction.outcome.text}`, ...turns]
}
