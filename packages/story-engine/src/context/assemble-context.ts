import type { AssembledContext, ContextRequest, SectionName } from './assembled-context.js'
import { SECTIONS } from './assembled-context.js'
import { fitDirector } from './fit-director.js'
import { fitNote } from './fit-note.js'
import { fitWorld } from './fit-world.js'
import { blockSize, historyWindow, MESSAGE_TOKENS } from './history-window.js'
import { playerBlock } from './player-block.js'
import { LAST_RULE } from './scene-note.js'
import { readerParts } from './reader-parts.js'
import { stableTextOf } from './stable-text.js'
import { fitParts, joinParts } from './text-parts.js'
import { themeCounter } from './theme-counter.js'

const STABLE_SHARE = 0.65
/** Above it the contract leaves out the theme's style, then its rules; no turn changes that. */
const CONTRACT_SHARE = 0.5
/** Of the room: persona, bounds, note, summary and pinned memories. */
const READER_SHARE = 0.15
const GAP = '\n\n'

/**
 * The prompt of a turn, within the budget: contract (A) and world (B), the same bytes in every turn; history (D),
 * which only grows for several turns; then the turn's own note (E), the input (F) and a last rule (G).
 * Persona, summary and pinned memories (C) follow the world and change seldom. Every drop is listed. Throws
 * `RangeError` where the budget does not even hold the contract, the note and the input.
 */
export function assembleContext(request: ContextRequest): AssembledContext {
  const { theme, state, input, history, budget, countTokens, cleanText } = request
  const room = budget.context - budget.reserve
  const stable = stableTextOf(theme)
  const count = themeCounter(theme, countTokens)
  const contract = fitParts(stable.contract, Math.floor(room * CONTRACT_SHARE), count, 'A')
  const block = playerBlock(input, cleanText) + GAP
  const tokens: Record<SectionName, number> = {
    A: contract.tokens + MESSAGE_TOKENS,
    B: 0,
    C: 0,
    D: 0,
    E: 0,
    F: countTokens(block) + MESSAGE_TOKENS,
    G: count(LAST_RULE),
  }
  const own = readerParts(request.reader, cleanText)
  const reader = fitParts(own, Math.floor(room * READER_SHARE), countTokens, 'C')
  tokens.C = reader.tokens
  const director = fitDirector(request, room - tokens.A - tokens.C - tokens.F - tokens.G)
  const spare = room - tokens.A - tokens.C - tokens.F - tokens.G - director.tokens
  const stableRoom = Math.floor(room * STABLE_SHARE) - tokens.A - tokens.C - actionAllowance(room)
  const world = fitWorld(stable.world, Math.min(stableRoom, spare), count)
  tokens.B = world.tokens
  const note = fitNote(request, director, spare - tokens.B, count)
  tokens.E = note.tokens + count(GAP)
  const past = historyWindow({
    room: room - tokens.A - tokens.B - tokens.C - tokens.E - tokens.F - tokens.G,
    block: blockSize(room - tokens.A - tokens.B - tokens.C),
    history,
    newest: state.turn,
    countTokens,
    cleanText,
  })
  tokens.D = past.tokens
  return {
    messages: [
      {
        role: 'system',
        content: `${joinParts(contract.kept)}\n${world.text}${joinParts(reader.kept)}`,
      },
      ...past.messages,
      { role: 'user', content: note.text + GAP + block + LAST_RULE },
    ],
    sections: SECTIONS.map((name) => ({ name, tokens: tokens[name] })),
    tokens: SECTIONS.reduce((sum, name) => sum + tokens[name], 0),
    drops: [
      ...contract.drops,
      ...reader.drops,
      ...director.drops,
      ...world.drops,
      ...note.drops,
      ...past.drops,
    ],
    fired: note.fired,
    privateTexts: stable.privateTexts,
  }
}

/** Kept free for the input whatever its length, so that the world is cut alike in every turn. */
function actionAllowance(room: number): number {
  return Math.min(600, Math.floor(room * 0.08))
}
