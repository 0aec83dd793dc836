import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/**
 * What a person's pages are still to be told, or whose tokens are to end, written with what it follows from and removed
 * once it was done.
 */
export const realtimeEvent = pgTable(
  'realtime_event',
  {
    id: uuid().primaryKey(),
    profileId: uuid().notNull(),
    /** Null where tokens are to end. */
    data: jsonb().$type<unknown>(),
    /** The tokens that are to end, as the realtime service names them; null for what is to be told. */
    revoked: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('realtime_event_age').on(table.createdAt)],
)

export type RealtimeEventRow = typeof realtimeEvent.$inferSelect
