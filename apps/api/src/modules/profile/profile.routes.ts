import type { HandlersOf } from '../../platform/http/handlers.js'
import { getProfile } from './get-profile.js'
import { updateProfile } from './update-profile.js'

type Keys = 'GET /v1/user/user/profile/{uuid}' | 'PATCH /v1/profile/{profileId}'

export const profileHandlers: HandlersOf<Keys> = {
  'GET /v1/user/user/profile/{uuid}': ({ ctx, params }) => getProfile(ctx, params.uuid),
  'PATCH /v1/profile/{profileId}': ({ ctx, body }) => updateProfile(ctx, body),
}
