import type { Caller } from '../../platform/context/caller.js'
import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import { deleteAuthSession } from './auth-session-store.js'
import { recordSignIn } from './record-sign-in.js'
import { endCurrentSession } from './sign-out.js'

type Recognised = {
  memberId: string
  /** By a short-time password. */
  limited?: { expiresAt: Date }
  /** Throws where what they were recognised by holds no more; asked once the session is there to be ended. */
  confirm?: (db: Executor) => Promise<void>
}

/**
 * Signs a browser in to the account of somebody who was recognised. Whatever it was signed in to before ends, so
 * that no token outlives a change of person.
 */
export async function openSession(
  deps: Deps,
  caller: Caller,
  { memberId, limited, confirm }: Recognised,
): Promise<{ hasReturned: boolean }> {
  await endCurrentSession(deps, caller, memberId)
  const isLimited = limited !== undefined
  const { response, headers } = await deps.auth.api.openSession({
    headers: caller.headers,
    body: { memberId, isLimited, expiresAt: limited?.expiresAt ?? null },
    returnHeaders: true,
  })
  const sessionId = response.id
  try {
    const signIn = { memberId, sessionId, isLimited }
    const recorded = await recordSignIn(deps, caller, signIn, confirm)
    for (const line of headers.getSetCookie()) caller.setCookie(line)
    return recorded
  } catch (cause) {
    await deleteAuthSession(deps.db, sessionId)
    throw cause
  }
}
