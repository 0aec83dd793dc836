import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { theme } from './theme.table.js'

/** Themes that a member does not want to be shown. */
export const themeDismissal = pgTable(
  'theme_dismissal',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    themeId: uuid()
      .notNull()
      .references(() => theme.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.themeId] }),
    index('theme_dismissal_of_theme').on(table.themeId),
  ],
)
