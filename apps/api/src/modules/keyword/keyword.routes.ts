import type { HandlersOf } from '../../platform/http/handlers.js'
import { EDITED_PAIRS } from './editorial-pairs.js'
import { getKeywordPage } from './get-keyword-page.js'
import { listStoriedPairs } from './list-storied-pairs.js'

type Keys = 'GET /v1/tales/keyword' | 'GET /v1/tales/keyword/{k1}/{k2}'

export const keywordHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/keyword': async ({ ctx }) => ({
    items: await listStoriedPairs(ctx, EDITED_PAIRS),
  }),
  'GET /v1/tales/keyword/{k1}/{k2}': ({ ctx, params }) => getKeywordPage(ctx, params),
}
