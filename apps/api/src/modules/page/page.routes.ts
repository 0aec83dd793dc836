import type { HandlersOf } from '../../platform/http/handlers.js'
import { getPage } from './get-page.js'
import { publishPage } from './publish-page.js'

export const pageHandlers: HandlersOf<'GET /v1/page/{key}' | 'PUT /v1/admin/page/{key}'> = {
  'GET /v1/page/{key}': ({ ctx, params }) => getPage(ctx, params.key),
  'PUT /v1/admin/page/{key}': ({ ctx, params, body }) =>
    publishPage(ctx, { key: params.key, ...body }),
}
