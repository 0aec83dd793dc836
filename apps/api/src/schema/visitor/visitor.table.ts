import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/db/columns.js'

/** A browser that wrote something. Only the hash of its credential is kept. */
export const visitor = pgTable('visitor', {
  id: uuid().primaryKey(),
  credentialHash: bytes().notNull().unique('visitor_credential'),
  /** When the person said to have read that a model writes. */
  aiNoticeAt: instant(),
  /** Whether things rated 15 open, by the person's own word; null where they were not asked. */
  isOver15: boolean('is_over_15'),
  /** When its things went over to a member; its credential then owns nothing. */
  mergedAt: instant(),
  createdAt: instant().notNull(),
})
