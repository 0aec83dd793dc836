import { z } from 'zod'
import { call, json } from '../core/call.js'
import { AUTH_PROVIDERS } from '../names.js'

export const AuthProvider = z.enum(AUTH_PROVIDERS)
export type AuthProvider = z.infer<typeof AuthProvider>

/** The page to open after signing in: a path of the product's own. */
const NextPath = z.string().max(1_000)

export const socialCalls = {
  ...call('GET /v1/auth/provider', {
    actor: 'anyone',
    limit: 'read',
    reply: json(z.object({ items: z.array(AuthProvider) })),
    codes: [],
  }),
  ...call('POST /v1/auth/provider/{provider}/start', {
    actor: 'anyone',
    limit: 'signIn',
    isRepeatable: true,
    params: z.object({ provider: AuthProvider }),
    body: z.object({ next: NextPath.optional() }),
    reply: json(z.object({ url: z.string() })),
    codes: ['NOT_FOUND', 'PROVIDER_DOWN'],
  }),
}
