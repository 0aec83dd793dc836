import { ApiError, type ApiClient } from '@doran/api-client'
import type { AuthProvider, Me } from '@doran/contract'
import { COOKIES } from '@doran/contract/names'
import { routes } from '@doran/site/core'
import { withNext } from './login-address'

/** These pages work without the API too, so they do not wait long for it. */
const TIMEOUT_MS = 4_000

type Cookies = { getAll(): { name: string }[] }

/** Whether there is a session's cookie; whether it is still valid, only a call shows. */
export function hasSession(cookies: Cookies): boolean {
  return cookies.getAll().some(({ name }) => name.endsWith(COOKIES.authSession))
}

/** The member whose page is rendered; null where nobody is signed in or the API does not answer. */
export async function findMember(api: ApiClient, cookies: Cookies): Promise<Me | null> {
  if (!hasSession(cookies)) return null
  return orFallback(api.call('GET /v1/user/me', { signal: AbortSignal.timeout(TIMEOUT_MS) }), null)
}

/** Where a member who is signed in already is redirected to. */
export function redirectTarget({ needs }: Me, next: string): string {
  return needs.length > 0 ? withNext(routes.loginAfter.path(), next) : next
}

/** The configured providers; none where the API does not answer, because e-mail works as well. */
export function listProviders(api: ApiClient): Promise<readonly AuthProvider[]> {
  return orFallback(
    api
      .call('GET /v1/auth/provider', { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(({ items }) => items),
    [],
  )
}

async function orFallback<T>(read: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError) return otherwise
    throw error
  }
}
