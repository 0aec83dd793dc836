import type { HandlersOf } from '../../platform/http/handlers.js'
import { createReport } from './create-report.js'

export const reportHandlers: HandlersOf<'POST /v1/report'> = {
  'POST /v1/report': ({ ctx, body, becomeOwner }) => createReport(ctx, { ...body, becomeOwner }),
}
