import { RealtimeError } from '../errors.js'
import { ACTION } from '../protocol/actions.js'
import type { IncomingFrame } from '../protocol/read-frame.js'
import type { PublishOutcome } from './publish-outcomes.js'
import type { Session } from './session.js'

/** Does what a frame asks for once and answers with ACK or NACK; a frame sent again gets its earlier answer. */
export function acknowledge(
  session: Session,
  frame: IncomingFrame,
  act: (msgSerial: number) => readonly string[],
): void {
  const { msgSerial } = frame
  if (msgSerial === undefined) throw new RealtimeError('badRequest', 'The frame has no msgSerial')
  const { outcomes } = session.connection
  const known = outcomes.find(msgSerial)
  if (known) return answer(session, msgSerial, known)
  const outcome = outcomeOf(session, () => act(msgSerial))
  outcomes.add(msgSerial, outcome)
  answer(session, msgSerial, outcome)
}

function outcomeOf(session: Session, act: () => readonly string[]): PublishOutcome {
  try {
    if (!session.messageRate.take()) throw new RealtimeError('limitExceeded', 'Rate limit exceeded')
    return { serials: act() }
  } catch (error) {
    if (error instanceof RealtimeError) return { error: error.body }
    throw error
  }
}

function answer(session: Session, msgSerial: number, outcome: PublishOutcome): void {
  if ('error' in outcome)
    return session.send({ action: ACTION.nack, msgSerial, count: 1, error: outcome.error })
  session.send({ action: ACTION.ack, msgSerial, count: 1, res: [{ serials: outcome.serials }] })
}
