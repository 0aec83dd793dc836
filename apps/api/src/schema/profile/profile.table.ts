import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { member } from '../account/member.table.js'

/** Who a member is to others, and whom their things belong to. */
export const profile = pgTable('profile', {
  id: uuid().primaryKey(),
  memberId: uuid()
    .notNull()
    .unique()
    .references(() => member.id),
  /** The nickname; `nameKey` is what must be unique of it. */
  name: text().notNull(),
  nameKey: text().notNull().unique('profile_name_key'),
  /** The key of an uploaded picture. */
  profileImage: text(),
  /** The frame worn around the picture, by its article of the rune shop. */
  frame: text(),
  description: text().notNull().default(''),
  gender: text({ enum: ['female', 'male', 'other', 'none'] })
    .notNull()
    .default('none'),
  birthday: date(),
  /** The product's own: nobody signs in to it, and nobody can write to it. */
  isOfficial: boolean().notNull().default(false),
  /** Whether things rated 15 open, by the person's own word; null where they were not asked. */
  isOver15: boolean('is_over_15'),
  /** When the person said to have read that a model writes. */
  aiNoticeAt: instant(),
  createdAt: instant().notNull(),
})

export type ProfileRow = typeof profile.$inferSelect
