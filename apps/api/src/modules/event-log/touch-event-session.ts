import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { touchSession } from './event-session-store.js'
import { sessionUse } from './session-use.js'

/**
 * Keeps a session from ending, and assigns it to the member who is signed in. One that never was, has ended or is
 * another's gets the same error.
 */
export async function touchEventSession(
  { db, clock, actor }: Context<never, Actor>,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const isTouched = await touchSession(db, sessionId, sessionUse(actor, clock.now()))
  if (!isTouched) throw new AppError('NOT_FOUND')
}
