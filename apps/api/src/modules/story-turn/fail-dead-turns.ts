import type { Context } from '../../platform/context/context.js'
import { failDeadTurn, listDeadTurns } from './turn-repository.js'

const FAR_FUTURE = new Date('9999-01-01T00:00:00Z')

/** Fails turns whose process died; any process may, and doing it twice changes nothing. Answers how many. */
export function failDeadTurns(ctx: Context<'processId'>): Promise<number> {
  return failTurnsLeasedUntil(ctx, ctx.clock.now())
}

/** For a process that starts as the only one on its database: every lease is a dead process's. */
export function failAllStreamingTurns(ctx: Context<'processId'>): Promise<number> {
  return failTurnsLeasedUntil(ctx, FAR_FUTURE)
}

async function failTurnsLeasedUntil(
  { db, clock, processId }: Context<'processId'>,
  deadline: Date,
): Promise<number> {
  const dead = await listDeadTurns(db, deadline, processId)
  for (const { id } of dead) await failDeadTurn(db, id, { deadline, settledAt: clock.now() })
  return dead.length
}
