import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { turn } from './turn.table.js'

/**
 * How a model generated a turn: what its prompt was made of (sizes, never texts), what was left out and why,
 * and how long it took. Kept for thirty days.
 */
export const turnReceipt = pgTable(
  'turn_receipt',
  {
    turnId: uuid()
      .primaryKey()
      .references(() => turn.id),
    tier: text({ enum: ['basic', 'deep'] }).notNull(),
    promptTokens: integer().notNull(),
    sections: jsonb().$type<unknown>().notNull(),
    drops: jsonb().$type<unknown>().notNull(),
    fired: jsonb().$type<unknown>().notNull(),
    /** Milliseconds from the request to the model; null where nothing came. */
    firstTextMs: integer(),
    totalMs: integer().notNull(),
    /** How the model's answer ended, or the kind of the failure. */
    finish: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('turn_receipt_age').on(table.createdAt)],
)
