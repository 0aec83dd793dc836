import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { profile } from '../profile/profile.table.js'

/** Who asked to be told when a day's gems are there, and the day, Asia/Seoul, they were last told of. */
export const gemNotice = pgTable(
  'gem_notice',
  {
    profileId: uuid()
      .primaryKey()
      .references(() => profile.id),
    toldOn: date().notNull(),
  },
  (table) => [index('gem_notice_due').on(table.toldOn)],
)
