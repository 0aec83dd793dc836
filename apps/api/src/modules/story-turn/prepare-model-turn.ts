import { PersonaFields } from '@doran/contract'
import {
  type StoryState,
  allTexts,
  assembleContext,
  createLeakGuard,
  directTurn,
  wordsForModel,
  type AssembledContext,
  type CompiledTheme,
  type Direction,
  type LeakGuard,
  type ReaderContext,
} from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import type { StoryModel } from '../../platform/model/models.js'
import type { Receipt } from './receipt-repository.js'
import type { AcceptedModelTurn } from './accepted-turn.js'
import { readForNarrator, type NarratorMemory } from '../story-memory/index.js'
import { readStateBefore } from './read-state-before.js'
import { toTurnInput } from './turn-request.js'

export type PreparedTurn = {
  /** Tens of kilobytes, of use only until the model has them. */
  messages: AssembledContext['messages']
  scene: PreparedScene
}

/** What an answer is checked against and finalized with. */
export type PreparedScene = {
  before: StoryState
  direction: Direction
  prompt: Pick<Receipt, 'promptTokens' | 'sections' | 'drops' | 'fired'>
  /** The titles of the cards that were called. */
  called: readonly string[]
  guard: LeakGuard
  rating: 'all' | '12' | '15'
}

/** Everything a model is given for a turn, and what its answer is checked against. */
export async function prepareModelTurn(
  ctx: Context,
  { accepted, model }: { accepted: AcceptedModelTurn; model: StoryModel },
): Promise<PreparedTurn> {
  const { parent, row, request, theme, byModel } = accepted
  const [countTokens, before, memory] = await Promise.all([
    model.countTokens(),
    readStateBefore(ctx, accepted),
    readForNarrator(ctx, row.sessionId),
  ])
  const input = toTurnInput(request, parent)
  const direction = directTurn(theme.compiled, before, input, row.seed)
  const context = assembleContext({
    theme: theme.compiled,
    state: before,
    direction,
    input,
    history: byModel.past,
    reader: readerOf(accepted, memory),
    memories: [...unwritten(before, memory), ...memory.others],
    budget: { context: model.context, reserve: model.maxTokens },
    countTokens,
    cleanText: (text) => wordsForModel(text, theme.source.ageRating),
  })
  const { messages, tokens, sections, drops, fired, privateTexts } = context
  const guard = guardOf(theme.compiled, privateTexts)
  const prompt = { promptTokens: tokens, sections, drops, fired }
  const called = fired.map(({ card }) => card)
  const rating = theme.source.ageRating
  return { messages, scene: { before, direction, prompt, called, guard, rating } }
}

function readerOf(
  { reader }: AcceptedModelTurn,
  { pinned, summary }: NarratorMemory,
): ReaderContext {
  const persona = reader.persona === null ? null : PersonaFields.parse(reader.persona)
  return { persona, note: reader.note, pinned, summary }
}

/** What the story remembers and was not written down yet, the newest first. */
function unwritten({ memories, forgotten }: StoryState, { keys }: NarratorMemory): string[] {
  return memories
    .filter(({ key }) => !keys.has(key) && !forgotten.includes(key))
    .map(({ as }) => as)
    .toReversed()
}

const guards = new WeakMap<CompiledTheme, LeakGuard>()

/** What is private and what may be shown are fixed by the theme's version. */
function guardOf(theme: CompiledTheme, privateTexts: readonly string[]): LeakGuard {
  const known = guards.get(theme)
  if (known) return known
  const { opening, synopsis, hook, cards } = theme.source
  const shown = [
    ...allTexts(theme.source).map(({ text }) => text),
    ...cards.map(({ text }) => text),
  ]
  const made = createLeakGuard(privateTexts, [opening, synopsis, hook, ...shown])
  guards.set(theme, made)
  return made
}
