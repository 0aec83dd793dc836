import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** Who was welcomed with a gift, by a keyed hash of their address that outlives the account: once a person. */
export const welcomeGift = pgTable('welcome_gift', {
  personHash: text().primaryKey(),
  createdAt: instant().notNull(),
})
