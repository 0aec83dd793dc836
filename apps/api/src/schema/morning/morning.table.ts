import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { MORNING_MOODS, MORNING_REACTIONS } from '@doran/contract/limits'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** A day of a member's streak: checked in, or bridged by a comma. */
export const morningDay = pgTable(
  'morning_day',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    /** Of Seoul, counted from 1970. */
    day: integer().notNull(),
    /** `week`: by that week's own comma; `bought`: by one of the rune shop. */
    type: text({ enum: ['check', 'week', 'bought'] }).notNull(),
    /** Days in a row until this one. */
    streak: integer().notNull(),
    mood: text({ enum: MORNING_MOODS }),
    /** Null of bridged days. */
    checkedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day] }),
    index('morning_day_checks')
      .on(table.day)
      .where(sql`type = 'check'`),
  ],
)

export type MorningDayRow = typeof morningDay.$inferSelect

/** What a member wrote on the board with a check-in. */
export const morningNote = pgTable(
  'morning_note',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    day: integer().notNull(),
    text: text().notNull(),
    mood: text({ enum: MORNING_MOODS }).notNull(),
    isAnonymous: boolean().notNull(),
    /** By a moderator. */
    isHidden: boolean().notNull().default(false),
    /** Reactions. */
    liked: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('morning_note_of_day').on(table.profileId, table.day),
    index('morning_note_new').on(
      table.day,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('morning_note_liked').on(
      table.day,
      table.liked.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

export type MorningNoteRow = typeof morningNote.$inferSelect

export const morningReaction = pgTable(
  'morning_reaction',
  {
    noteId: uuid()
      .notNull()
      .references(() => morningNote.id, { onDelete: 'cascade' }),
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    reaction: text({ enum: MORNING_REACTIONS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.profileId] }),
    index('morning_reaction_of_profile').on(table.profileId),
  ],
)

/** A comma of the rune shop, until and after it bridged a day. */
export const morningComma = pgTable(
  'morning_comma',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    /** The day that it bridges; null while it is held. */
    usedFor: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [index('morning_comma_of_profile').on(table.profileId, table.createdAt)],
)
