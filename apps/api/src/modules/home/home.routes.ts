import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { getHome } from './get-home.js'
import { getTalesHome } from './get-tales-home.js'

export function homeHandlers(deps: Deps): HandlersOf<'GET /v1/home' | 'GET /v1/tales/home'> {
  return {
    'GET /v1/home': ({ actor }) => getHome(deps, actor),
    'GET /v1/tales/home': ({ actor }) => getTalesHome(deps, actor),
  }
}
