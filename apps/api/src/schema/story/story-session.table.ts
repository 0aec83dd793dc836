import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { commonVersion, theme, themeVersion } from '../theme/theme.table.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from '../visitor/visitor.table.js'

/** One reading of a theme. `leafTurnId` is where the reader stands in the tree of turns. */
export const storySession = pgTable(
  'story_session',
  {
    id: uuid().primaryKey(),
    clientSessionId: text().notNull(),
    ownerVisitorId: uuid().references(() => visitor.id),
    ownerProfileId: uuid().references(() => profile.id),
    themeId: uuid()
      .notNull()
      .references(() => theme.id),
    themeVersionHash: text()
      .notNull()
      .references(() => themeVersion.hash),
    commonVersionHash: text()
      .notNull()
      .references(() => commonVersion.hash),
    engineVersion: integer().notNull(),
    leafTurnId: uuid().notNull(),
    /** The reader's own name for it. */
    title: text(),
    origin: text({ enum: ['started', 'branched', 'shared', 'imported'] })
      .notNull()
      .default('started'),
    /** Of a branch: the story and the turn it left. Its turns follow that one in the same tree. */
    parentSessionId: uuid().references((): AnyPgColumn => storySession.id),
    parentTurnId: uuid(),
    parentTurnIndex: integer(),
    /** A copy of the reader's persona. */
    persona: jsonb().$type<unknown>(),
    /** What the reader asks of the narrator in every turn. */
    note: text().notNull().default(''),
    status: text({ enum: ['active', 'ended', 'locked'] }).notNull(),
    /** Which narrator generates the next turn. */
    narrator: text({ enum: ['offline', 'basic', 'deep'] })
      .notNull()
      .default('offline'),
    turnCount: integer().notNull(),
    ending: jsonb().$type<unknown>(),
    lastSentence: text().notNull(),
    createdAt: instant().notNull(),
    lastAt: instant().notNull(),
    archivedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    check('story_session_one_owner', sql`num_nonnulls(owner_visitor_id, owner_profile_id) = 1`),
    unique('story_session_visitor_client_id').on(table.ownerVisitorId, table.clientSessionId),
    unique('story_session_profile_client_id').on(table.ownerProfileId, table.clientSessionId),
    index('story_session_of_visitor').on(
      table.ownerVisitorId,
      table.lastAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('story_session_of_theme').on(table.themeId, table.lastAt),
    index('story_session_of_visitor_and_theme').on(table.ownerVisitorId, table.themeId),
    index('story_session_of_profile_and_theme').on(table.ownerProfileId, table.themeId),
    index('story_session_branches').on(table.parentSessionId),
    index('story_session_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('story_session_of_profile').on(
      table.ownerProfileId,
      table.lastAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

export type StorySessionRow = typeof storySession.$inferSelect
