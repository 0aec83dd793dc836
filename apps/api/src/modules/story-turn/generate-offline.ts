import type { Pace, TurnEvent } from '@doran/contract'
import { keepPlaces, splitSentences, tellTurn } from '@doran/story-engine'
import type { Context } from '../../platform/context/context.js'
import type { AcceptedTurn } from './accepted-turn.js'
import type { LiveTurn } from './live-turns.js'
import { listOtherTellings } from './leaf-repository.js'
import { findOtherSeed } from './other-seed.js'
import { pauseAfter } from './pace.js'
import { readStateBefore } from './read-state-before.js'
import { finalizeAside, finalizeDone, finalizeStopped } from './finalize-turn.js'
import { offeredChoices, toTurnInput } from './turn-request.js'

/** Generates a turn from the authored scenes and streams it at the reader's pace. */
export async function generateOffline(
  ctx: Context<'liveTurns' | 'processId'>,
  { accepted, live }: { accepted: AcceptedTurn; live: LiveTurn },
): Promise<TurnEvent> {
  const { parent, row, request, theme } = accepted
  const input = toTurnInput(request, parent)
  const before = await readStateBefore(ctx, accepted)
  const told = tellTurn(theme.compiled, before, input, row.seed)
  const { aside, choices } = told
  if (aside) return finalizeAside(ctx, { row, aside, choices })
  const outcome = { ...told, choices: keepPlaces(choices, offeredChoices(parent)) }
  const sentences = splitSentences(outcome.text)
  const isWhole = await streamSentences(ctx, { live, sentences, pace: request.pace })
  if (!isWhole) return finalizeStopped(ctx, { row, parent, output: live.text })
  // Looked for once the reader has the text.
  const tellings = [outcome.text, ...(await listOtherTellings(ctx.db, row))]
  const asked = { theme: theme.compiled, before, input, seed: row.seed }
  return finalizeDone(ctx, { row: { ...row, otherSeed: findOtherSeed(asked, tellings) }, outcome })
}

/** Appends the sentences with pauses between them; false when it was stopped on the way. */
async function streamSentences(
  { clock, liveTurns }: Context<'liveTurns'>,
  { live, sentences, pace }: { live: LiveTurn; sentences: readonly string[]; pace: Pace },
): Promise<boolean> {
  const skip = AbortSignal.any([live.skipPacing.signal, liveTurns.ending.signal])
  const wake = AbortSignal.any([live.stop.signal, skip])
  for (const [index, sentence] of sentences.entries()) {
    if (live.stop.signal.aborted) return false
    live.append(sentence)
    const isLast = index === sentences.length - 1
    const pauseMs = isLast || skip.aborted ? 0 : pauseAfter(sentence, pace)
    if (pauseMs > 0) await clock.sleep(pauseMs, wake)
  }
  return true
}
