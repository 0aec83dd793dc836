import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { turn } from './turn.table.js'

/** What a reader thought of a turn of theirs. */
export const turnFeedback = pgTable('turn_feedback', {
  turnId: uuid()
    .primaryKey()
    .references(() => turn.id),
  value: text({ enum: ['up', 'down'] }).notNull(),
  reason: text({ enum: ['off', 'forgot', 'repeats', 'spoke_for_me', 'awkward', 'unpleasant'] }),
  createdAt: instant().notNull(),
})
