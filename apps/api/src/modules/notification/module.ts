import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { notificationHandlers } from './notification.routes.js'
import { notification as notificationTable } from './notification.table.js'
import { purgeOldNotifications } from './purge-old-notifications.js'

export const notification = defineModule({
  name: 'notification',
  handlers: notificationHandlers,
  tables: [
    {
      table: notificationTable,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '알림', columns: ['id', 'type', 'data', 'read_at', 'created_at'] },
    },
  ],
  jobs: [{ name: 'purge old notifications', everyMs: 600_000, run: purgeOldNotifications }],
})
