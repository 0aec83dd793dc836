import type { AuthProvider } from '@doran/contract'
import { AppError } from '../../platform/errors/app-error.js'
import { withNonce } from '../../platform/auth/provider-id-token.js'
import type { Caller } from '../../platform/context/caller.js'
import type { Deps } from '../../deps.js'
import { loginAddress } from './addresses.js'
import { ownPath } from './own-path.js'

/** Where a provider asks the person; it sends them back to `/login/after`, or to `/login` with an error. */
export async function startProvider(
  deps: Deps,
  caller: Caller,
  key: AuthProvider,
  wanted: string | undefined,
): Promise<{ url: string }> {
  const provider = deps.providers.find((each) => each.key === key)
  if (!provider) throw new AppError('NOT_FOUND')
  const next = ownPath(wanted)
  const { response, headers } = await deps.auth.api.signInSocial({
    headers: caller.headers,
    body: {
      provider: key,
      callbackURL: loginAddress(deps, '/login/after', { next }),
      errorCallbackURL: loginAddress(deps, '/login', { next }),
      disableRedirect: true,
    },
    returnHeaders: true,
  })
  if (!response.url) throw new AppError('PROVIDER_DOWN')
  for (const line of headers.getSetCookie()) caller.setCookie(line)
  return { url: provider.binding === 'nonce' ? withNonce(response.url) : response.url }
}
