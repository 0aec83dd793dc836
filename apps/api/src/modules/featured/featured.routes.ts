import type { HandlersOf } from '../../platform/http/handlers.js'
import { chooseFeatured } from './choose-featured.js'
import { listFeatured } from './list-featured.js'

type Keys = 'GET /v1/admin/featured' | 'PUT /v1/admin/featured/{place}'

export const featuredHandlers: HandlersOf<Keys> = {
  'GET /v1/admin/featured': ({ ctx }) => listFeatured(ctx),
  'PUT /v1/admin/featured/{place}': ({ ctx, params, body }) =>
    chooseFeatured(ctx, { ...params, ...body }),
}
