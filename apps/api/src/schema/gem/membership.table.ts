import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** A pass of some days; the next one begins where the last ends. It never renews itself. */
export const membership = pgTable(
  'membership',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When the person was told that it ends soon. */
    remindedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('membership_of_profile').on(table.profileId, table.endsAt.desc()),
    index('membership_ending').on(table.endsAt),
  ],
)
