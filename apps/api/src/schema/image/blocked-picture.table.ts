import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** A picture that may not be uploaded again. */
export const blockedPicture = pgTable('blocked_picture', {
  /** SHA-256 of what was stored, in hexadecimal. */
  hash: text().primaryKey(),
  /** 64 bits of what it looks like: those of copies differ in few. */
  look: bigint({ mode: 'bigint' }).notNull(),
  caseId: uuid(),
  createdAt: instant().notNull(),
})
