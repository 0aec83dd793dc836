import type { TurnEvent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { AcceptedTurn } from './accepted-turn.js'
import { generateByModel } from './generate-by-model.js'
import { generateOffline } from './generate-offline.js'
import { rememberTurn } from '../story-memory/index.js'
import type { LiveTurn } from './live-turns.js'
import { finalizeFailed } from './finalize-turn.js'
import { LEASE_MS } from './turn-repository.js'
import { toTurn } from './turn-view.js'

export type GenerationPorts = 'liveTurns' | 'models' | 'workGate' | 'processId'

/** Generates a turn to its end, whether or not anybody reads it. Never throws: whatever goes wrong ends the turn. */
export function runTurn(ctx: Context<GenerationPorts>, accepted: AcceptedTurn): void {
  const { liveTurns, clock, logger } = ctx
  const { row, byModel } = accepted
  const leaseUntil = row.leaseUntil?.getTime() ?? clock.now().getTime() + LEASE_MS
  const live = liveTurns.add(toTurn(row), leaseUntil)
  const ended = byModel
    ? generateByModel(ctx, { accepted: { ...accepted, byModel }, live })
    : generateOffline(ctx, { accepted, live })
  endWith(ctx, { accepted, live, ended })
    .catch((cause: unknown) => logger.error({ turnId: row.id, err: cause }, 'a bug'))
    .finally(() => liveTurns.remove(row.id))
}

/** After the reader has the turn: a failure here costs a memory, never the turn. */
async function remember(
  ctx: Context<GenerationPorts>,
  { row, theme, byModel, owner }: AcceptedTurn,
  event: TurnEvent,
): Promise<void> {
  if (event.type !== 'settled' || !['done', 'stopped'].includes(event.turn.status)) return
  const tier = byModel?.tier ?? null
  await rememberTurn(ctx, { sessionId: row.sessionId, turnId: row.id, theme, tier, owner })
}

async function endWith(
  ctx: Context<GenerationPorts>,
  run: { accepted: AcceptedTurn; live: LiveTurn; ended: Promise<TurnEvent> },
): Promise<void> {
  const { row } = run.accepted
  const event = await run.ended.catch((cause: unknown) => {
    ctx.logger.error({ turnId: row.id, err: cause }, 'a turn broke off')
    return finalizeFailed(ctx, { row, halt: 'broken', output: run.live.text })
  })
  run.live.end(event)
  await remember(ctx, run.accepted, event).catch((cause: unknown) => {
    ctx.logger.warn({ turnId: row.id, err: cause }, 'a turn was not remembered')
  })
}
