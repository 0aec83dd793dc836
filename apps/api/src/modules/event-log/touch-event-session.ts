import type { Actor } from '../../platform/context/actor.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Deps } from '../../deps.js'
import { assertSameMember } from '../../platform/http/same-member.js'
import { touchSession } from './event-session-store.js'
import { sessionUse } from './session-use.js'

/**
 * Keeps a session from ending, and makes it the member's who is signed in. One that never was, has ended or is
 * another's is answered alike.
 */
export async function touchEventSession(
  { db, clock }: Deps,
  actor: Actor,
  caller: Caller,
  id: string,
): Promise<void> {
  assertSameMember(actor, caller.headers)
  const isTouched = await touchSession(db, id, sessionUse(actor, clock.now()))
  if (!isTouched) throw new AppError('NOT_FOUND')
}
