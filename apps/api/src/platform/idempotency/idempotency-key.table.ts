import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.js'

/** What a member's key for a call of their money was answered, stored in the transaction of what it did. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    profileId: uuid().notNull(),
    key: text().notNull(),
    /** A hash of the call and all that was sent with it. */
    fingerprint: text().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
)
