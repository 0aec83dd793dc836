import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.js'
import { member } from './member.table.js'

/** A browser that signed in to an account before: its failures are counted apart, so that strangers lock nobody out. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    browserHash: bytes().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.browserHash] }),
    index('known_browser_age').on(table.lastAt),
  ],
)
