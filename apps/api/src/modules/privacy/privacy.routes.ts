import type { HandlersOf } from '../../platform/http/handlers.js'
import { replyWithCredentials } from '../../platform/http/reply-with-credentials.js'
import { deleteUser } from './delete-user.js'
import { exportData } from './export-data.js'

export const privacyHandlers: HandlersOf<'POST /v1/user/export' | 'DELETE /v1/user'> = {
  'POST /v1/user/export': ({ ctx }) => exportData(ctx),
  'DELETE /v1/user': async ({ ctx, setCredentials }) =>
    replyWithCredentials(setCredentials, await deleteUser(ctx)),
}
