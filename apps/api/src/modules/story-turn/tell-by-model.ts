import type { TurnEvent } from '@doran/contract'
import type { Deps } from '../../deps.js'
import type { LiveTurn } from './live-turns.js'
import { ownerId } from '../../platform/db/ownership.js'
import { hearModel } from './hear-model.js'
import { prepareModelTurn } from './prepare-model-turn.js'
import { settleHeard } from './settle-heard.js'
import { settleFailed, settleStopped } from './settle-turn.js'
import type { ModelTelling } from './telling.js'

/** Tells a turn by a model, under the direction of the scenes written beforehand. */
export async function tellByModel(
  deps: Deps,
  telling: ModelTelling,
  live: LiveTurn,
): Promise<TurnEvent> {
  const { tier } = telling.byModel
  const model = deps.models.get(tier)
  if (!model) throw new Error(`no model of tier ${tier}`)
  const signal = AbortSignal.any([live.stop.signal, deps.liveTurns.giveUp.signal])
  const leave = await model.queue
    .enter(ownerId(telling.owner), { signal, onPlace: (ahead) => live.wait(ahead) })
    .catch((cause: unknown) => {
      if (signal.aborted) return null
      throw cause
    })
  if (!leave) return endBeforeItBegan(deps, telling, live)
  live.wait(null)
  try {
    const { messages, scene } = await deps.workGate.run('continuing', () =>
      prepareModelTurn(telling, model),
    )
    const heard = await hearModel(model, { messages, scene, live, signal })
    return await settleHeard(deps, telling, { scene, heard, live })
  } finally {
    leave()
  }
}

function endBeforeItBegan(
  deps: Deps,
  { row, parent }: ModelTelling,
  live: LiveTurn,
): Promise<TurnEvent> {
  if (live.stop.signal.aborted) return settleStopped(deps, row, parent, '')
  return settleFailed(deps, row, { halt: 'broken', output: '' })
}
