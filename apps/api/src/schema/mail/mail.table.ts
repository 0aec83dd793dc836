import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** A mail on its way. What it says is emptied once it was sent, and the row goes a week later. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    /** Null for a mail that goes nowhere: its row costs as much time as one that does. */
    toAddress: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null once it was sent or given up. */
    nextAt: instant(),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('mail_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    index('mail_age').on(table.createdAt),
    index('mail_of_address').on(table.toAddress),
  ],
)
