import type { HandlersOf } from '../../platform/http/handlers.js'
import { startProviderFlow } from '../../platform/auth/provider-flow.js'
import { startProvider } from './start-provider.js'

type Keys = 'GET /v1/auth/provider' | 'POST /v1/auth/provider/{provider}/start'

export const socialHandlers: HandlersOf<Keys> = {
  'GET /v1/auth/provider': ({ ctx }) =>
    Promise.resolve({ items: ctx.providers.map(({ key }) => key) }),
  'POST /v1/auth/provider/{provider}/start': ({ ctx, params: { provider }, body, http }) =>
    startProvider(ctx, {
      provider,
      next: body.next,
      async startFlow(addresses) {
        const { headers } = http
        const flow = await startProviderFlow(ctx.auth, { headers, provider, ...addresses })
        if (flow.url) flow.cookies.forEach(http.setCookie)
        return flow
      },
    }),
}
