import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { member } from './member.table.js'

/** What a member agreed to or took back, and when; never changed. */
export const consentLog = pgTable(
  'consent_log',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['age', 'terms', 'privacy', 'marketing'] }).notNull(),
    /** Of the text that was shown. */
    version: text().notNull(),
    isAgreed: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('consent_log_of_member').on(table.memberId, table.createdAt)],
)
