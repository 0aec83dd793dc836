import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What an administrator chose to stand first somewhere. */
export const featured = pgTable('featured', {
  place: text({ enum: ['home-scene', 'tales-hero', 'today-game'] }).primaryKey(),
  targetId: uuid().notNull(),
  /** Null until it is changed. */
  until: instant(),
  chosenAt: instant().notNull(),
})
