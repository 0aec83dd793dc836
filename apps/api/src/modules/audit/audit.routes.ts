import type { HandlersOf } from '../../platform/http/handlers.js'
import { listAudit } from './list-audit.js'

export const auditHandlers: HandlersOf<'GET /v1/admin/audit'> = {
  'GET /v1/admin/audit': ({ ctx, query }) => listAudit(ctx, query),
}
