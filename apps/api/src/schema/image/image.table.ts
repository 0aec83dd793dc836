import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** An uploaded image. Its key names bytes that never change; one that nothing uses is removed after a day. */
export const image = pgTable(
  'image',
  {
    key: text().primaryKey(),
    /** Of the uploader. */
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    /** By default, for processes of the version that knew no other purpose. */
    purpose: text().notNull().default('profile'),
    /** The id of the profile, message, post … that uses it; null while nothing does. */
    belongsTo: uuid(),
    bytes: integer().notNull(),
    /** SHA-256 of the bytes, in hexadecimal, and 64 bits of what it looks like; null of older ones. */
    hash: text(),
    look: bigint({ mode: 'bigint' }),
    usedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('image_of_profile').on(table.profileId),
    index('image_of_owner')
      .on(table.belongsTo)
      .where(sql`belongs_to is not null`),
    index('image_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
)
