import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.js'

/** A wish for a new password that waits for the code of its mail. Without a member no code fits. */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: uuid().primaryKey(),
    /** No foreign key: checking one would take longer for an address that has an account. */
    memberId: uuid(),
    codeHash: bytes().notNull(),
    attempts: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('password_reset_age').on(table.expiresAt),
    index('password_reset_of_member').on(table.memberId),
  ],
)
