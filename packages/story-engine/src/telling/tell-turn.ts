import type { CompiledTheme } from '../compile/compiled-theme.js'
import { seededRandom } from '../random.js'
import type { StoryState } from '../state/story-state.js'
import { answerFreely, press } from './answer-freely.js'
import { rollPair } from './dice.js'
import { startDraft } from './draft.js'
import { embellish } from './embellish.js'
import { asideTurn, endedTurn, finishTurn } from './finish-turn.js'
import { hasLasted } from './patience.js'
import { respond } from './respond.js'
import type { Heard, TurnInput, TurnOutcome } from './turn-types.js'

/** Tells one turn. Pure: the same theme, state, input and seed tell the same text. */
export function tellTurn(
  theme: CompiledTheme,
  state: StoryState,
  input: TurnInput,
  seed: number,
): TurnOutcome {
  const random = seededRandom(seed)
  const rolls = rollPair(random)
  const draft = startDraft(theme, state, random)
  if (state.ending !== undefined) return endedTurn(draft, state)
  const response = respond(draft, input, rolls, answerFreely)
  const { heard, readings, aside } = response
  if (aside) return asideTurn(draft, state, response)
  if (!passesTime(heard) && hasLasted(draft, state, heard.moveId !== null)) press(draft)
  embellish(draft)
  return finishTurn(draft, state, heard, readings)
}

/** What passes time by itself moves the story on only by its own steps. */
function passesTime({ by }: Heard): boolean {
  return by === 'drift' || by === 'press'
}
