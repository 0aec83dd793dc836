import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { profile } from '../profile/profile.table.js'

/** What a member chose of a kind of notices; without a row they are on. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['comment', 'like', 'chat', 'tree'] }).notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.topic] })],
)
