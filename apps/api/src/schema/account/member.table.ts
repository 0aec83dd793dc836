import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** An account. What others see of its person is the profile. */
export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey(),
    /** What mails address the person by; nobody else sees it. */
    name: text().notNull(),
    /** Lower case. Where a provider gave none, an address below `.invalid`. */
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    /** Written by no one; the authentication library's model has it. */
    image: text(),
    country: text().notNull().default('KR'),
    hasAgreedToMarketing: boolean().notNull().default(false),
    /** Granted on the server alone. */
    roles: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    interests: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the terms in force were agreed to; null before, and then the account can do nothing else. */
    consentedAt: instant(),
    /** When the person was welcomed: nickname, picture and interests were offered. */
    welcomedAt: instant(),
    /** When the account is erased; null while it lives. */
    eraseAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('member_to_erase')
      .on(table.eraseAt)
      .where(sql`erase_at is not null`),
  ],
)

export type MemberRow = typeof member.$inferSelect
