import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** Something that happened in a browser. The same id in the same session is stored once. */
export const event = pgTable(
  'event',
  {
    /** No foreign key, which would be checked for every row: the one statement that inserts joins living sessions. */
    sessionId: uuid().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    object: text().notNull(),
    objectName: text().notNull(),
    attributes: jsonb().$type<unknown>().notNull(),
    happenedAt: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.eventId] }),
    index('event_of_hour').on(table.happenedAt),
    index('event_age').on(table.receivedAt),
  ],
)
