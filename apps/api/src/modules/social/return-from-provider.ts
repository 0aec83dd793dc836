import { eq } from 'drizzle-orm'
import { readAuthToken } from '../../platform/auth/auth-cookie.js'
import { ProviderError, type ProviderFault } from '../../platform/auth/provider-ask.js'
import { nickNameOf } from '../../platform/auth/provider-person.js'
import { duringVisit, type ProviderVisit } from '../../platform/auth/provider-visit.js'
import type { Provider } from '../../platform/auth/providers.js'
import type { Caller } from '../../platform/context/caller.js'
import { authSession } from '../auth-session/auth-session.table.js'
import type { Deps } from '../../deps.js'
import { endCurrentSession, recordSignIn } from '../auth-session/index.js'
import { addNotification } from '../notification/index.js'
import { ensureProfile } from '../profile/index.js'
import { callbackAddress, loginAddress } from './addresses.js'
import { ownPath } from './own-path.js'
import type { ProviderAnswer } from './provider-answer.js'

/** What `/login` is told of a sign-in that did not come about. */
type LoginError = ProviderFault | 'provider_cancelled' | 'account_exists'

/** Signs in whoever comes back from a provider; resolves to where they go on. */
export async function returnFromProvider(
  deps: Deps,
  caller: Caller,
  { key }: Provider,
  answer: ProviderAnswer,
): Promise<string> {
  const { user, ...query } = answer
  const visit: ProviderVisit = {
    state: answer.state,
    user: parseUser(user),
    person: null,
    error: null,
  }
  const request = new Request(callbackAddress(deps, key, query), { headers: caller.headers })
  const response = await duringVisit(visit, () => deps.auth.handler(request))
  for (const line of response.headers.getSetCookie()) caller.setCookie(line)

  const goal = new URL(response.headers.get('location') ?? '/', deps.env.PUBLIC_ORIGIN)
  const next = ownPath(goal.searchParams.get('next'))
  const signIn = await findOpened(deps, response)
  if (!signIn) {
    const error = errorOf(visit, goal.searchParams.get('error'))
    if (visit.error) deps.logger.warn({ provider: key, err: visit.error }, 'a provider failed')
    return loginAddress(deps, '/login', { error, provider: key, next })
  }
  const wanted = visit.person && nickNameOf(visit.person)
  const { profileId, isNew } = await ensureProfile(deps, signIn.memberId, wanted)
  if (isNew) await addNotification(deps.db, deps, profileId, { type: 'welcome', data: {} })
  await endCurrentSession(deps, caller, signIn.memberId)
  const { hasReturned } = await recordSignIn(deps, caller, signIn)
  return loginAddress(deps, '/login/after', { next, returned: hasReturned ? '1' : null })
}

/** The library passes on what a provider refused with, and has words of its own. */
function errorOf({ error }: ProviderVisit, told: string | null): LoginError {
  if (error instanceof ProviderError) return error.fault
  switch (told) {
    case 'access_denied':
    case 'user_cancelled_authorize':
      return 'provider_cancelled'
    case 'server_error':
    case 'temporarily_unavailable':
      return 'provider_down'
    case 'account_not_linked':
      return 'account_exists'
    default:
      return 'provider_failed'
  }
}

function parseUser(user: string | undefined): unknown {
  try {
    return JSON.parse(user ?? 'null')
  } catch {
    return null
  }
}

/** The session that an answer's cookie opens, if it opens one. */
async function findOpened(deps: Deps, response: Response) {
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const token = readAuthToken(new Headers({ cookie }), deps.env)
  if (!token) return null
  const [row] = await deps.db
    .select({ memberId: authSession.memberId, sessionId: authSession.id })
    .from(authSession)
    .where(eq(authSession.token, token))
  return row ? { ...row, isLimited: false } : null
}
