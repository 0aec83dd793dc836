import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { blockHandlers } from './block.routes.js'
import { block as blockTable } from '../../schema/block/block.table.js'

export const block = defineModule({
  name: 'block',
  order: 170,
  handlers: blockHandlers,
  tables: [
    {
      table: blockTable,
      readers: ['chat'],
      rowsOf: ({ profileId }) => sql`blocker_profile_id = ${profileId}`,
      exported: { heading: '차단한 사람', columns: ['blocked_profile_id', 'created_at'] },
    },
  ],
})
