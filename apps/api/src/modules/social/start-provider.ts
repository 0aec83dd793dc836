import type { AuthProvider } from '@doran/contract'
import { withNonce } from '../../platform/auth/provider-id-token.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { loginAddress } from './addresses.js'
import { parseOwnPath } from './parse-own-path.js'

/** Begins the flow; `url` is null where the provider is away. */
export type StartFlow = (addresses: {
  callbackUrl: string
  errorUrl: string
}) => Promise<{ url: string | null }>

/** Where a provider asks the person; it sends them back to `/login/after`, or to `/login` with an error. */
export async function startProvider(
  ctx: Context<'env' | 'providers'>,
  input: { provider: AuthProvider; next: string | undefined; startFlow: StartFlow },
): Promise<{ url: string }> {
  const provider = ctx.providers.find(({ key }) => key === input.provider)
  if (!provider) throw new AppError('NOT_FOUND')
  const next = parseOwnPath(input.next)
  const { url } = await input.startFlow({
    callbackUrl: loginAddress(ctx, '/login/after', { next }),
    errorUrl: loginAddress(ctx, '/login', { next }),
  })
  if (!url) throw new AppError('PROVIDER_DOWN')
  return { url: provider.binding === 'nonce' ? withNonce(url) : url }
}
