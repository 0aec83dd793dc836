import type { CompiledTheme } from '../compile/compiled-theme.js'
import { seededRandom } from '../random.js'
import type { StoryState } from '../state/story-state.js'
import { answerFreely, press } from './answer-freely.js'
import { rollPair } from './dice.js'
import { startDraft } from './draft.js'
import { embellish } from './embellish.js'
import { endedTurn, finishTurn } from './finish-turn.js'
import { hasLasted } from './patience.js'
import { respond } from './respond.js'
import type { TurnInput, TurnOutcome } from './turn-types.js'

/** Tells one turn. Pure: the same theme, state, input and seed tell the same text. */
export function tellTurn(
  theme: CompiledTheme,
  state: StoryState,
  input: TurnInput,
  seed: number,
): TurnOutcome {
  const random = seededRandom(seed)
  const rolls = rollPair(random)
  const draft = startDraft(theme, state)
  if (state.ending !== undefined) return endedTurn(draft, state)
  const { heard, readings } = respond(draft, input, rolls, (made, free) =>
    answerFreely(made, free, random),
  )
  if (heard.by !== 'press' && hasLasted(draft, state, heard.moveId !== null)) press(draft)
  embellish(draft, random)
  return finishTurn(draft, state, heard, readings)
}
