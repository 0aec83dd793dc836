import type { HandlersOf } from '../../platform/http/handlers.js'
import { blockProfile } from './block-profile.js'
import { listBlocks } from './list-blocks.js'
import { unblockProfile } from './unblock-profile.js'

type Keys = 'GET /v1/block' | 'POST /v1/block/{profileId}' | 'DELETE /v1/block/{profileId}'

export const blockHandlers: HandlersOf<Keys> = {
  'GET /v1/block': ({ ctx, query }) => listBlocks(ctx, query),
  'POST /v1/block/{profileId}': ({ ctx, params }) => blockProfile(ctx, params.profileId),
  'DELETE /v1/block/{profileId}': ({ ctx, params }) => unblockProfile(ctx, params.profileId),
}
