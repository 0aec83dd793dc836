import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { auditLog } from '../../schema/audit/audit-log.table.js'
import { auditHandlers } from './audit.routes.js'

export const audit = defineModule({
  name: 'audit',
  order: 290,
  handlers: auditHandlers,
  tables: [
    {
      table: auditLog,
      rowsOf: ({ memberId }) => sql`member_id = ${memberId}`,
      exported: {
        heading: '계정에 있었던 중요한 변경',
        columns: ['id', 'action', 'details', 'created_at'],
      },
      onErase: 'keep',
    },
  ],
})
