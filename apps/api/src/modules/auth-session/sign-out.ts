import { readAuthToken } from '../../auth/auth-cookie.js'
import type { Caller } from '../../caller.js'
import type { Deps } from '../../deps.js'
import { deleteAuthSessionByToken } from './auth-session-store.js'

/** Signs the browser out; the token is worth nothing afterwards, wherever it was copied to. */
export async function signOut(deps: Deps, caller: Caller): Promise<void> {
  await endCurrentSession(deps, caller)
  const { headers } = await deps.auth.api.forgetCookie({
    headers: caller.headers,
    returnHeaders: true,
  })
  for (const line of headers.getSetCookie()) caller.setCookie(line)
}

export async function endCurrentSession(deps: Deps, { headers }: Caller): Promise<void> {
  const token = readAuthToken(headers, deps.env)
  if (token) await deleteAuthSessionByToken(deps.db, token)
}
