import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { storySession } from './story-session.table.js'
import { turn } from './turn.table.js'

/** A link to some turns of a story, from `turnId` up to the one of `fromIndex`; the turns never change. */
export const storyShare = pgTable(
  'story_share',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    sessionId: uuid()
      .notNull()
      .references(() => storySession.id),
    ownerProfileId: uuid()
      .notNull()
      .references(() => profile.id),
    clientShareId: text().notNull(),
    kind: text({ enum: ['path', 'ending'] }).notNull(),
    turnId: uuid()
      .notNull()
      .references(() => turn.id),
    fromIndex: integer().notNull(),
    toIndex: integer().notNull(),
    label: text().notNull(),
    showsName: boolean().notNull(),
    /** What the reader was called then: a later name has not been looked at. */
    personaName: text(),
    /** The way to an ending, in the reader's own words. */
    path: jsonb()
      .$type<unknown>()
      .notNull()
      .default(sql`'[]'`),
    continued: integer().notNull().default(0),
    withdrawnAt: instant(),
    hiddenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('story_share_client_id').on(table.sessionId, table.clientShareId),
    index('story_share_of_session').on(table.sessionId, table.createdAt),
    index('story_share_of_profile').on(table.ownerProfileId),
    index('story_share_of_turn').on(table.turnId),
  ],
)

export type StoryShareRow = typeof storyShare.$inferSelect
