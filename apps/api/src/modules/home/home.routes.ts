import type { HandlersOf } from '../../platform/http/handlers.js'
import { getHome } from './get-home.js'
import { getTalesHome } from './get-tales-home.js'

export const homeHandlers: HandlersOf<'GET /v1/home' | 'GET /v1/tales/home'> = {
  'GET /v1/home': ({ ctx }) => getHome(ctx),
  'GET /v1/tales/home': ({ ctx }) => getTalesHome(ctx),
}
