import type { Caller } from '../../caller.js'
import type { Deps } from '../../deps.js'
import { recordSignIn } from './record-sign-in.js'
import { endCurrentSession } from './sign-out.js'

/**
 * Signs a browser in to the account of somebody who was recognised. Whatever it was signed in to before ends, so
 * that no token outlives a change of person.
 */
export async function openSession(
  deps: Deps,
  caller: Caller,
  memberId: string,
  limited: { expiresAt: Date } | null = null,
): Promise<{ hasReturned: boolean }> {
  await endCurrentSession(deps, caller)
  const isLimited = limited !== null
  const { response, headers } = await deps.auth.api.openSession({
    headers: caller.headers,
    body: { memberId, isLimited, expiresAt: limited?.expiresAt ?? null },
    returnHeaders: true,
  })
  for (const line of headers.getSetCookie()) caller.setCookie(line)
  return recordSignIn(deps, caller, { memberId, sessionId: response.id, isLimited })
}
