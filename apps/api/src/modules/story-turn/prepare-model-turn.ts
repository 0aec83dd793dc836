import {
  StoryState,
  allTexts,
  assembleContext,
  createLeakGuard,
  directTurn,
  wordsForModel,
  type AssembledContext,
  type CompiledTheme,
  type Direction,
  type LeakGuard,
} from '@doran/story-engine'
import type { StoryModel } from '../../platform/model/models.js'
import type { Receipt } from './receipt-store.js'
import type { AcceptedModelTurn } from './accepted-turn.js'
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
  guard: LeakGuard
  rating: 'all' | '12' | '15'
}

/** Everything a model is given for a turn, and what its answer is checked against. */
export async function prepareModelTurn(
  { parent, row, request, theme, byModel }: AcceptedModelTurn,
  model: StoryModel,
): Promise<PreparedTurn> {
  const countTokens = await model.countTokens()
  const before = StoryState.parse(parent.state)
  const input = toTurnInput(request, parent)
  const direction = directTurn(theme.compiled, before, input, row.seed)
  const context = assembleContext({
    theme: theme.compiled,
    state: before,
    direction,
    input,
    history: byModel.past,
    budget: { context: model.context, reserve: model.maxTokens },
    countTokens,
    cleanText: (text) => wordsForModel(text, theme.source.ageRating),
  })
  const { messages, tokens, sections, drops, fired, privateTexts } = context
  const guard = guardOf(theme.compiled, privateTexts)
  const prompt = { promptTokens: tokens, sections, drops, fired }
  return { messages, scene: { before, direction, prompt, guard, rating: theme.source.ageRating } }
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
