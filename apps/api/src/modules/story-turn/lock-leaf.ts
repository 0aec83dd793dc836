import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { lockStorySession } from '../story-path/index.js'
import { failDeadTurn, findStreamingTurn } from './turn-repository.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/**
 * Locks a story for whoever changes its tree; answers its leaf.
 * @throws AppError TURN_IN_FLIGHT while a turn of it is told
 */
export async function lockLeaf({ db, clock }: Context, session: { id: string }): Promise<string> {
  const { leafTurnId } = await lockStorySession(db, session.id)
  const streaming = await findStreamingTurn(db, session.id)
  if (streaming && !(await failDeadTurn(db, streaming.id, { deadline: clock.now() }))) {
    throw new AppError('TURN_IN_FLIGHT')
  }
  return leafTurnId
}

/** Whether a turn has a text that the story can go on from. */
export function isOnPaths({ status, output }: Pick<TurnRow, 'status' | 'output'>): boolean {
  return status === 'done' || (status === 'stopped' && output !== '')
}
