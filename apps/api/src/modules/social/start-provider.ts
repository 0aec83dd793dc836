import type { AuthProvider } from '@doran/contract'
import { AppError } from '../../app-error.js'
import type { Caller } from '../../caller.js'
import type { Deps } from '../../deps.js'

/** Where a provider asks the person; it sends them back to `/login/after`, or to `/login` with an error. */
export async function startProvider(
  deps: Deps,
  caller: Caller,
  provider: AuthProvider,
  next: string | undefined,
): Promise<{ url: string }> {
  if (!deps.providers.some(({ key }) => key === provider)) throw new AppError('NOT_FOUND')
  const query = next ? `?next=${encodeURIComponent(next)}` : ''
  const { PUBLIC_ORIGIN } = deps.env
  const { response, headers } = await deps.auth.api.signInSocial({
    headers: caller.headers,
    body: {
      provider,
      callbackURL: `${PUBLIC_ORIGIN}/login/after${query}`,
      errorCallbackURL: `${PUBLIC_ORIGIN}/login${query}`,
      disableRedirect: true,
    },
    returnHeaders: true,
  })
  if (!response.url) throw new AppError('PROVIDER_DOWN')
  for (const line of headers.getSetCookie()) caller.setCookie(line)
  return { url: response.url }
}
