import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** Who does not want to see or hear from whom. */
export const block = pgTable(
  'block',
  {
    blockerProfileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    blockedProfileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerProfileId, table.blockedProfileId] }),
    index('block_list').on(
      table.blockerProfileId,
      table.createdAt.desc().nullsFirst(),
      table.blockedProfileId.desc().nullsFirst(),
    ),
    index('block_of_blocked').on(table.blockedProfileId),
  ],
)
