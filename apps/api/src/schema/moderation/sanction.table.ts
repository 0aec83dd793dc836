import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { moderationCase } from './moderation-case.table.js'

/** A pause of somebody's writing, or the end of their account. It outlives them, by ids alone. */
export const sanction = pgTable(
  'sanction',
  {
    id: uuid().primaryKey(),
    profileId: uuid().notNull(),
    kind: text({ enum: ['pause', 'end'] }).notNull(),
    reason: text().notNull(),
    caseId: uuid().references(() => moderationCase.id),
    byProfileId: uuid(),
    startsAt: instant().notNull(),
    /** Null of an ended account. */
    endsAt: instant(),
    liftedAt: instant(),
    /** Of an ended account: the hash of the code by which its person may appeal. */
    appealCodeHash: text(),
  },
  (table) => [
    index('sanction_of_profile').on(table.profileId, table.startsAt.desc().nullsFirst()),
    index('sanction_of_case').on(table.caseId),
    uniqueIndex('sanction_appeal_code')
      .on(table.appealCodeHash)
      .where(sql`appeal_code_hash is not null`),
  ],
)

export type SanctionRow = typeof sanction.$inferSelect
