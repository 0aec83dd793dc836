import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** An uploaded picture. Its key names bytes that never change; one that nothing uses is removed after a day. */
export const image = pgTable(
  'image',
  {
    key: text().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    bytes: integer().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('image_of_profile').on(table.profileId),
    index('image_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
)
