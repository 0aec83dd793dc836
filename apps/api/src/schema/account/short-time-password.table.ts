import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.js'
import { member } from './member.table.js'

/** A member's one code for a borrowed device; minutes old at most, gone once used. */
export const shortTimePassword = pgTable('short_time_password', {
  memberId: uuid()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  codeHash: bytes().notNull(),
  attempts: integer().notNull().default(0),
  /** How long the sign-in it opens may live. */
  sessionTtl: text({ enum: ['two-hours', 'midnight'] }).notNull(),
  expiresAt: instant().notNull(),
  createdAt: instant().notNull(),
})
