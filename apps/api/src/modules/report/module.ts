import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { moveReports } from './report-store.js'
import { reportHandlers } from './report.routes.js'
import { report as reportTable } from '../../schema/moderation/report.table.js'

export const report = defineModule({
  name: 'report',
  handlers: reportHandlers,
  tables: [
    {
      table: reportTable,
      rowsOf: ({ profileId }) => sql`reporter_profile_id = ${profileId}`,
      onErase: 'keep',
      exported: {
        heading: '신고한 것',
        columns: ['id', 'target_type', 'target_id', 'reason', 'detail', 'status', 'created_at'],
      },
      onMerge: { move: ({ db }, merge) => moveReports(db, merge) },
    },
  ],
})
