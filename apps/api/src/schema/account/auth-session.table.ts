import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { member } from './member.table.js'

/** One signed-in browser. The cookie carries the token signed with the install's secret. */
export const authSession = pgTable(
  'auth_session',
  {
    id: uuid().primaryKey(),
    token: text().notNull().unique(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Opened with a short-time password: reads and plays, but changes nothing of the account. */
    isLimited: boolean().notNull().default(false),
    /** When the person last proved who they are. */
    provedAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('auth_session_of_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('auth_session_age').on(table.expiresAt),
  ],
)

export type AuthSessionRow = typeof authSession.$inferSelect
