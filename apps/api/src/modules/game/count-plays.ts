import type { GameOutcome } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { addFinish, addItems, addResult, addStart } from './stat-repository.js'

/** Adds the start of a play to its game's numbers. */
export function countStart({ db }: Context, gameId: string): Promise<void> {
  return addStart(db, gameId)
}

type Finish = { gameId: string; versionId: string; outcome: GameOutcome }

/** Adds a finished play to its game's numbers, in the transaction that finishes it. */
export async function countFinish(
  { db, clock, gameEngine }: Context<'gameEngine'>,
  { gameId, versionId, outcome }: Finish,
): Promise<void> {
  await addFinish(db, gameId, clock.now())
  await addResult(db, { gameId, versionId, resultKey: outcome.resultKey })
  await addItems(db, gameId, gameEngine.tally(outcome))
}
