import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** Whose news, or which theme's, a member wants to hear of. */
export const follow = pgTable(
  'follow',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    targetType: text({ enum: ['profile', 'theme'] }).notNull(),
    targetId: uuid().notNull(),
    /** Whether the inbox tells of its news. */
    hasNotices: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.targetType, table.targetId] }),
    index('follow_of_target').on(table.targetType, table.targetId),
  ],
)
