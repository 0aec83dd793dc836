import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.js'

/** A browser that wrote something. Only the hash of its credential is kept. */
export const visitor = pgTable('visitor', {
  id: uuid().primaryKey(),
  credentialHash: bytes().notNull().unique('visitor_credential'),
  /** When the person said to have read that a model writes. */
  aiNoticeAt: instant(),
  /** When its things went over to a member; its credential then owns nothing. */
  mergedAt: instant(),
  createdAt: instant().notNull(),
})
