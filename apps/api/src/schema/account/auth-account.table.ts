import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { member } from './member.table.js'

/** A way to sign in: `credential` with a password's hash, or a provider's account. Providers' tokens are not kept. */
export const authAccount = pgTable(
  'auth_account',
  {
    id: uuid().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('auth_account_of_provider').on(table.providerId, table.accountId),
    index('auth_account_of_member').on(table.memberId),
  ],
)
