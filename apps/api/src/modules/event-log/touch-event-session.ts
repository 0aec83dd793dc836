import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { touchSession } from './event-session-repository.js'
import { sessionUse } from './session-use.js'

/**
 * Keeps a session from ending, and assigns it to the member who is signed in. One that never was, has ended or is
 * another's gets the same error.
 */
export async function touchEventSession(
  ctx: Context,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const isTouched = await touchSession(ctx.db, sessionId, sessionUse(ctx))
  if (!isTouched) throw new AppError('NOT_FOUND')
}
