import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { moderationCase } from './moderation-case.table.js'

/** What somebody, signed in or not, says infringes on their rights. */
export const rightsClaim = pgTable(
  'rights_claim',
  {
    id: uuid().primaryKey(),
    caseId: uuid()
      .notNull()
      .references(() => moderationCase.id),
    kind: text({ enum: ['defamation', 'portrait', 'copyright'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    detail: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('rights_claim_of_case').on(table.caseId, table.createdAt)],
)
