import type { ParsedBodyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { removeFeedback, writeFeedback } from './feedback-repository.js'
import { isOnPaths } from './lock-leaf.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

type Feedback = ParsedBodyOf<'PUT /v1/tales/turn/{turnUuid}/feedback'> & { turn: TurnRow }

/** Keeps what the reader thinks of a turn; a reason only of what they did not like. */
export async function giveFeedback(
  { db, clock }: Context,
  { turn, value, reason }: Feedback,
): Promise<void> {
  if (!isOnPaths(turn)) throw new AppError('NOT_FOUND')
  if (value === null) return removeFeedback(db, turn.id)
  const why = value === 'down' ? reason : null
  await writeFeedback(db, { turnId: turn.id, value, reason: why, createdAt: clock.now() })
}
