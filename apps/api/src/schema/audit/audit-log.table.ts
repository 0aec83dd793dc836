import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/**
 * Who did what of what needs a right, costs something or changes an account. Append-only. Ids alone and without
 * references, since the rows outlive the account they name.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    action: text().notNull(),
    actorKind: text({ enum: ['member', 'visitor', 'nobody', 'system'] }).notNull(),
    /** The acting member's or visitor's id. */
    actorId: uuid(),
    /** The member to whom it was done. */
    memberId: uuid(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('audit_log_of_member').on(table.memberId, table.createdAt),
    index('audit_log_of_actor').on(table.actorId, table.createdAt),
  ],
)
