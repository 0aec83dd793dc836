import type { HandlersOf } from '../../platform/http/handlers.js'
import { createReport } from './create-report.js'
import { listReports } from './list-reports.js'

type Keys = 'POST /v1/report' | 'GET /v1/admin/report'

export const reportHandlers: HandlersOf<Keys> = {
  'POST /v1/report': ({ ctx, body, becomeOwner }) => createReport(ctx, { ...body, becomeOwner }),
  'GET /v1/admin/report': ({ ctx, query }) => listReports(ctx, query),
}
