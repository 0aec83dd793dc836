import type { Deps } from '../../deps.js'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { deleteUser } from './delete-user.js'
import { exportData } from './export-data.js'

export function privacyHandlers(
  deps: Deps,
): HandlersOf<'POST /v1/user/export' | 'DELETE /v1/user'> {
  return {
    'POST /v1/user/export': ({ actor }) => exportData(deps, actor),
    'DELETE /v1/user': ({ actor, caller }) => deleteUser(deps, caller, actor),
  }
}
