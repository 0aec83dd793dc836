import { eq } from 'drizzle-orm'
import { ProviderError, type ProviderFault } from '../../platform/auth/provider-ask.js'
import { nickNameOf } from '../../platform/auth/provider-person.js'
import type { ProviderVisit } from '../../platform/auth/provider-visit.js'
import type { Provider } from '../../platform/auth/providers.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { WithCredentials } from '../../platform/context/credential-changes.js'
import { AppError } from '../../platform/errors/app-error.js'
import { authSession } from '../../schema/account/auth-session.table.js'
import {
  deleteAuthSessionByToken,
  endCurrentSession,
  lockAccount,
  recordSignIn,
} from '../auth-session/index.js'
import { addNotification } from '../notification/index.js'
import { assertMaySignIn } from '../permission/index.js'
import { ensureProfile } from '../profile/index.js'
import { loginAddress } from './addresses.js'
import { parseOwnPath } from './parse-own-path.js'

/** What `/login` is told of a sign-in that did not come about. */
type LoginError = ProviderFault | 'provider_cancelled' | 'account_exists' | 'account_ended'

type Returned = {
  provider: Provider
  visit: ProviderVisit
  /** Where the sign-in library sends the browser. */
  location: URL
  /** The session that the library opened, if it opened one. */
  sessionToken: string | null
}

/** Signs in the person who comes back from a provider; answers where they go on. */
export async function returnFromProvider(
  ctx: Context<'env' | 'mailNotifier' | 'registry' | 'gameEngine'>,
  { provider, visit, location, sessionToken }: Returned,
): Promise<WithCredentials<{ address: string }>> {
  const next = parseOwnPath(location.searchParams.get('next'))
  if (!sessionToken) {
    const error = errorOf(visit, location.searchParams.get('error'))
    if (visit.error) {
      ctx.logger.warn({ provider: provider.key, err: visit.error }, 'a provider failed')
    }
    const address = loginAddress(ctx, '/login', { error, provider: provider.key, next })
    return { address, credentials: {} }
  }
  const completed = await completeSignIn(ctx, { visit, sessionToken }).catch(
    async (cause: unknown) => {
      // The library committed its session by itself.
      await deleteAuthSessionByToken(ctx.db, sessionToken)
      if (cause instanceof AppError && cause.code === 'ACCOUNT_ENDED') return null
      throw cause
    },
  )
  if (!completed) {
    const ended = { error: 'account_ended', provider: provider.key, next } as const
    return { address: loginAddress(ctx, '/login', ended), credentials: {} }
  }
  const { hasReturned, credentials } = completed
  const address = loginAddress(ctx, '/login/after', { next, returned: hasReturned ? '1' : null })
  return { address, credentials }
}

function completeSignIn(
  ctx: Context<'env' | 'mailNotifier' | 'registry' | 'gameEngine'>,
  { visit, sessionToken }: Pick<Returned, 'visit'> & { sessionToken: string },
) {
  return inTransaction(ctx, async (tx) => {
    const { memberId, sessionId } = await getOpened(tx, sessionToken)
    const nickName = visit.person && nickNameOf(visit.person)
    const { profileId, isNew } = await ensureProfile(tx, { memberId, nickName })
    if (isNew) await addNotification(tx, { profileId, type: 'welcome', data: {} })
    const account = await lockAccount(tx, memberId)
    await assertMaySignIn(tx, profileId)
    const ended = await endCurrentSession(tx, { nextMemberId: memberId })
    const signIn = { account, sessionId, isLimited: false }
    const { hasReturned, credentials } = await recordSignIn(tx, signIn)
    return { hasReturned, credentials: { ...ended, ...credentials } }
  })
}

/** The library passes on what a provider refused with, and has labels of its own. */
function errorOf({ error }: ProviderVisit, label: string | null): LoginError {
  if (error instanceof ProviderError) return error.fault
  switch (label) {
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

async function getOpened({ db }: Context, token: string) {
  const [row] = await db
    .select({ memberId: authSession.memberId, sessionId: authSession.id })
    .from(authSession)
    .where(eq(authSession.token, token))
  if (!row) throw new Error('the session that was just opened is gone')
  return row
}
