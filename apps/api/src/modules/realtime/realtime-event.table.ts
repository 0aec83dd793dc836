import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What a person's pages are still to be told, written with what it tells of and removed once it was published. */
export const realtimeEvent = pgTable(
  'realtime_event',
  {
    id: uuid().primaryKey(),
    profileId: uuid().notNull(),
    data: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('realtime_event_age').on(table.createdAt)],
)

export type RealtimeEventRow = typeof realtimeEvent.$inferSelect
