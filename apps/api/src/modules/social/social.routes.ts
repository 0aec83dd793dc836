import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { startProvider } from './start-provider.js'

type Keys = 'GET /v1/auth/provider' | 'POST /v1/auth/provider/{provider}/start'

export function socialHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'GET /v1/auth/provider': () => Promise.resolve({ items: deps.providers.map(({ key }) => key) }),
    'POST /v1/auth/provider/{provider}/start': ({ caller, params, body }) =>
      startProvider(deps, caller, params.provider, body.next),
  }
}
