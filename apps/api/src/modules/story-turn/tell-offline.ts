import type { Pace, TurnEvent } from '@doran/contract'
import { StoryState, splitSentences, tellTurn } from '@doran/story-engine'
import type { Deps } from '../../deps.js'
import type { LiveTurn } from './live-turns.js'
import { pauseAfter } from './pace.js'
import { settleDone, settleStopped } from './settle-turn.js'
import type { Telling } from './telling.js'
import { toTurnInput } from './turn-request.js'

/** Tells a turn from the scenes written beforehand, read out at the reader's pace. */
export async function tellOffline(
  deps: Deps,
  { parent, row, request, theme }: Telling,
  live: LiveTurn,
): Promise<TurnEvent> {
  const input = toTurnInput(request, parent)
  const outcome = tellTurn(theme.compiled, StoryState.parse(parent.state), input, row.seed)
  const isWhole = await recite(deps, live, splitSentences(outcome.text), request.pace)
  return isWhole ? settleDone(deps, row, outcome) : settleStopped(deps, row, parent, live.text)
}

/** Reads the sentences out; false when it was stopped on the way. */
async function recite(
  deps: Deps,
  live: LiveTurn,
  sentences: readonly string[],
  pace: Pace,
): Promise<boolean> {
  const hurry = AbortSignal.any([live.hurry.signal, deps.liveTurns.hurry.signal])
  const wake = AbortSignal.any([live.stop.signal, hurry])
  for (const [index, sentence] of sentences.entries()) {
    if (live.stop.signal.aborted) return false
    live.append(sentence)
    const isLast = index === sentences.length - 1
    const pauseMs = isLast || hurry.aborted ? 0 : pauseAfter(sentence, pace)
    if (pauseMs > 0) await deps.clock.sleep(pauseMs, wake)
  }
  return true
}
