import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { storySession } from './story-session.table.js'
import { turn } from './turn.table.js'

/**
 * What a story remembers, as of a turn of its tree. `isOnPath` follows the leaf: whoever moves it, or writes a memory,
 * holds the story session's lock.
 */
export const storyMemory = pgTable(
  'story_memory',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => storySession.id),
    turnId: uuid()
      .notNull()
      .references(() => turn.id),
    turnIndex: integer().notNull(),
    /** Of a summary: the first turn it tells of. */
    fromIndex: integer(),
    kind: text({ enum: ['person', 'promise', 'thing', 'place', 'secret', 'summary'] }).notNull(),
    text: text().notNull(),
    source: text({ enum: ['auto', 'me'] }).notNull(),
    /** The engine's key of what it remembered; that of the reader's own is null. */
    stateKey: text(),
    clientMemoryId: text(),
    isPinned: boolean().notNull().default(false),
    isOnPath: boolean().notNull().default(true),
    editedAt: instant(),
    forgottenAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('story_memory_client_id').on(table.sessionId, table.clientMemoryId),
    unique('story_memory_state_key').on(table.sessionId, table.turnId, table.stateKey),
    index('story_memory_of_turn').on(table.turnId),
    index('story_memory_on_path')
      .on(
        table.sessionId,
        table.isPinned.desc().nullsFirst(),
        table.turnIndex.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`is_on_path and forgotten_at is null`),
    index('story_memory_revised')
      .on(table.sessionId)
      .where(sql`state_key is not null and (forgotten_at is not null or edited_at is not null)`),
    index('story_memory_summaries')
      .on(table.sessionId, table.turnIndex.desc().nullsFirst())
      .where(sql`kind = 'summary' and is_on_path and forgotten_at is null`),
  ],
)

export type StoryMemoryRow = typeof storyMemory.$inferSelect
