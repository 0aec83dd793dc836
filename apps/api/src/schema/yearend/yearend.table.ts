import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** A member's book of a year, and how far its making is. */
export const yearBook = pgTable(
  'year_book',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    year: integer().notNull(),
    shareCode: text().notNull().unique(),
    sources: text().array().notNull(),
    step: text({
      enum: ['waiting', 'stories', 'plays', 'letters', 'mornings', 'writing', 'done'],
    }).notNull(),
    /** When it was asked for, and when a process took it on last. */
    askedAt: instant().notNull(),
    takenAt: instant(),
    attempts: integer().notNull().default(0),
    hasFailed: boolean().notNull().default(false),
    /** The pages, as `YearPage` of the contract; null until it is made. Never written anew once it was shared. */
    pages: jsonb().$type<unknown[]>(),
    /** What the caller shows of it: numbers of pages. */
    hiddenPages: integer().array().notNull(),
    isShared: boolean().notNull().default(false),
    wasShared: boolean().notNull().default(false),
    /** By a moderator. */
    isHidden: boolean().notNull().default(false),
    revision: integer().notNull().default(0),
    madeAt: instant(),
  },
  (table) => [
    unique('year_book_of_year').on(table.profileId, table.year),
    index('year_book_waiting')
      .on(table.askedAt)
      .where(sql`step <> 'done' and not has_failed`),
  ],
)

export type YearBookRow = typeof yearBook.$inferSelect

/** A letter to next year's self. */
export const yearLetter = pgTable(
  'year_letter',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    year: integer().notNull(),
    body: text().notNull(),
    opensAt: instant().notNull(),
    announcedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('year_letter_of_year').on(table.profileId, table.year),
    index('year_letter_opening')
      .on(table.opensAt)
      .where(sql`announced_at is null`),
  ],
)

/** Members who opened another's book. */
export const yearReader = pgTable(
  'year_reader',
  {
    bookId: uuid()
      .notNull()
      .references(() => yearBook.id, { onDelete: 'cascade' }),
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    openedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.profileId] }),
    index('year_reader_of_profile').on(table.profileId, table.openedAt.desc().nullsFirst()),
  ],
)
