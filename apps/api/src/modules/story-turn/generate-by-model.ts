import type { TurnEvent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { ownerId } from '../../platform/db/ownership.js'
import type { AcceptedModelTurn } from './accepted-turn.js'
import { finalizeModelTurn } from './finalize-model-turn.js'
import type { LiveTurn } from './live-turns.js'
import { prepareModelTurn } from './prepare-model-turn.js'
import { readModelStream } from './read-model-stream.js'
import { finalizeFailed, finalizeStopped } from './finalize-turn.js'

/** Generates a turn by a model, under the direction of the authored scenes. */
export async function generateByModel(
  ctx: Context<'liveTurns' | 'models' | 'workGate' | 'processId'>,
  { accepted, live }: { accepted: AcceptedModelTurn; live: LiveTurn },
): Promise<TurnEvent> {
  const { tier } = accepted.byModel
  const model = ctx.models.get(tier)
  if (!model) throw new Error(`no model of tier ${tier}`)
  const signal = AbortSignal.any([live.stop.signal, ctx.liveTurns.giveUp.signal])
  const leave = await model.queue
    .enter(ownerId(accepted.owner), { signal, onPlace: (ahead) => live.wait(ahead) })
    .catch((cause: unknown) => {
      if (signal.aborted) return null
      throw cause
    })
  if (!leave) return endInQueue(ctx, accepted, live)
  live.wait(null)
  try {
    const { messages, scene } = await ctx.workGate.run('continuing', () =>
      prepareModelTurn(ctx, { accepted, model }),
    )
    const answer = await readModelStream(model, { messages, scene, live, signal })
    return await finalizeModelTurn(ctx, { accepted, scene, answer, live })
  } finally {
    leave()
  }
}

function endInQueue(
  ctx: Context<'processId'>,
  { row, parent }: AcceptedModelTurn,
  live: LiveTurn,
): Promise<TurnEvent> {
  return live.stop.signal.aborted
    ? finalizeStopped(ctx, { row, parent, output: '' })
    : finalizeFailed(ctx, { row, halt: 'broken', output: '' })
}
