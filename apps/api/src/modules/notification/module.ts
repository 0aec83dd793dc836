import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { notificationHandlers } from './notification.routes.js'
import { notification as notificationTable } from '../../schema/notification/notification.table.js'
import { notificationSetting } from '../../schema/notification/notification-setting.table.js'
import { eraseInbox } from './notification-repository.js'
import { purgeOldNotifications } from './purge-old-notifications.js'

export const notification = defineModule({
  name: 'notification',
  order: 240,
  handlers: notificationHandlers,
  tables: [
    {
      table: notificationTable,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      onErase: ({ db }, { profileId }) => eraseInbox(db, profileId),
      exported: { heading: '알림', columns: ['id', 'type', 'data', 'read_at', 'created_at'] },
    },
    {
      table: notificationSetting,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '알림 설정', columns: ['topic', 'is_on'] },
    },
  ],
  jobs: [{ name: 'purge old notifications', everyMs: 600_000, run: purgeOldNotifications }],
})
