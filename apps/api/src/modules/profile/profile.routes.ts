import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { getProfile } from './get-profile.js'
import { updateProfile } from './update-profile.js'

type Keys = 'GET /v1/user/user/profile/{uuid}' | 'PATCH /v1/profile/{profileId}'

export function profileHandlers(deps: Deps): HandlersOf<Keys> {
  return {
    'GET /v1/user/user/profile/{uuid}': ({ params }) => getProfile(deps, params.uuid),
    'PATCH /v1/profile/{profileId}': ({ owned, body }) => updateProfile(deps, owned, body),
  }
}
