import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** Who likes what. */
export const like = pgTable(
  'like',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    targetType: text({ enum: ['game', 'theme', 'comment', 'post'] }).notNull(),
    targetId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.targetType, table.targetId] }),
    index('like_of_profile').on(
      table.profileId,
      table.createdAt.desc().nullsFirst(),
      table.targetId.desc().nullsFirst(),
    ),
    index('like_of_target').on(table.targetType, table.targetId),
  ],
)
