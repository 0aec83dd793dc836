import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What happened in an hour, counted; stays when the events are gone. What is not counted by name is under ''. */
export const eventHour = pgTable(
  'event_hour',
  {
    /** Its beginning. */
    hour: instant().notNull(),
    type: text().notNull(),
    object: text().notNull(),
    objectName: text().notNull(),
    events: integer().notNull(),
    /** How many different ones. */
    sessions: integer().notNull(),
    members: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.type, table.object, table.objectName] }),
    index('event_hour_counted').on(table.countedAt),
  ],
)
