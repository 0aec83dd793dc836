import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What a provider's answer is checked against; minutes old at most. */
export const authVerification = pgTable(
  'auth_verification',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.identifier), index('auth_verification_age').on(table.expiresAt)],
)
