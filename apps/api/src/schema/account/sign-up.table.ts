import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.js'

/**
 * A sign-up that waits for the code of its mail. The account is made when the code comes back, so that nobody
 * holds an address that is not theirs. `isKnown`: the address has an account; no code can confirm it.
 */
export const signUp = pgTable(
  'sign_up',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    nickName: text().notNull(),
    nameKey: text().notNull(),
    passwordHash: text().notNull(),
    country: text().notNull(),
    hasAgreedToMarketing: boolean().notNull(),
    hasConsented: boolean().notNull(),
    isKnown: boolean().notNull(),
    codeHash: bytes().notNull(),
    /** The browser it was begun in: a code typed elsewhere would confirm what somebody else chose. */
    browserHash: bytes().notNull(),
    attempts: integer().notNull().default(0),
    mails: integer().notNull().default(1),
    mailedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('sign_up_age').on(table.expiresAt),
    index('sign_up_of_name').on(table.nameKey),
    index('sign_up_of_email').on(table.email),
  ],
)

export type SignUpRow = typeof signUp.$inferSelect
