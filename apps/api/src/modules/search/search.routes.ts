import type { HandlersOf } from '../../platform/http/handlers.js'
import { searchThings } from './search-things.js'
import { suggest } from './suggest.js'

export const searchHandlers: HandlersOf<'GET /v1/search' | 'GET /v1/search/suggestion'> = {
  'GET /v1/search': ({ ctx, query }) => searchThings(ctx, query),
  'GET /v1/search/suggestion': async ({ ctx, query }) => ({ items: await suggest(ctx, query.q) }),
}
