import type { HandlersOf } from '../../platform/http/handlers.js'
import { runOnce } from '../../platform/idempotency/run-once.js'
import { returnGems } from '../wallet/index.js'
import { changeGemNotice } from './change-gem-notice.js'
import { getGems } from './get-gems.js'
import { getMembership } from './get-membership.js'
import { listGemUsage } from './list-gem-usage.js'

type Keys =
  | 'GET /v1/tales/gem'
  | 'GET /v1/tales/gem/usage'
  | 'POST /v1/tales/gem/return'
  | 'PUT /v1/tales/gem/notice'
  | 'GET /v1/tales/membership'

export const gemHandlers: HandlersOf<Keys> = {
  'GET /v1/tales/gem': ({ ctx }) => getGems(ctx),
  'GET /v1/tales/gem/usage': ({ ctx, query }) => listGemUsage(ctx, query),
  'POST /v1/tales/gem/return': ({ ctx, body, claim }) =>
    runOnce(ctx, claim, (tx) => returnGems(tx, body)),
  'PUT /v1/tales/gem/notice': ({ ctx, body }) => changeGemNotice(ctx, body),
  'GET /v1/tales/membership': ({ ctx }) => getMembership(ctx),
}
