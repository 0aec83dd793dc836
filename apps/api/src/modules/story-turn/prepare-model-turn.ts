import {
  StoryState,
  allTexts,
  assembleContext,
  cleanPlayerText,
  createLeakGuard,
  directTurn,
  type AssembledContext,
  type CompiledTheme,
  type Direction,
  type LeakGuard,
} from '@doran/story-engine'
import type { Deps } from '../../deps.js'
import type { StoryModel } from '../../model/models.js'
import { readHistory } from './read-history.js'
import type { ModelTelling } from './tell-by-model.js'
import { toTurnInput } from './turn-request.js'

export type PreparedTurn = {
  before: StoryState
  direction: Direction
  context: AssembledContext
  guard: LeakGuard
  rating: 'all' | '12' | '15'
}

/** Everything a model is given for a turn, and what its answer will be held against. */
export async function prepareModelTurn(
  deps: Deps,
  { parent, row, request, theme }: ModelTelling,
  model: StoryModel,
): Promise<PreparedTurn> {
  const [history, countTokens] = await Promise.all([
    readHistory(deps.database, parent.id, model.context),
    model.countTokens(),
  ])
  const before = StoryState.parse(parent.state)
  const input = toTurnInput(request, parent)
  const direction = directTurn(theme.compiled, before, input, row.seed)
  const context = assembleContext({
    theme: theme.compiled,
    state: before,
    direction,
    input,
    history,
    budget: { context: model.context, reserve: model.maxTokens },
    countTokens,
    cleanText: cleanPlayerText,
  })
  const guard = guardOf(theme.compiled, context.privateTexts)
  return { before, direction, context, guard, rating: theme.source.ageRating }
}

const guards = new WeakMap<CompiledTheme, LeakGuard>()

/** What is private and what may be told are fixed by the theme's version. */
function guardOf(theme: CompiledTheme, privateTexts: readonly string[]): LeakGuard {
  const known = guards.get(theme)
  if (known) return known
  const { opening, synopsis, hook, cards } = theme.source
  const told = [...allTexts(theme.source).map(({ text }) => text), ...cards.map(({ text }) => text)]
  const made = createLeakGuard(privateTexts, [opening, synopsis, hook, ...told])
  guards.set(theme, made)
  return made
}
