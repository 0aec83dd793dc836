import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What lists and searches need of a theme's current version. */
export const theme = pgTable(
  'theme',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    currentVersionHash: text()
      .notNull()
      .references(() => themeVersion.hash),
    title: text().notNull(),
    genre: text().notNull(),
    ageRating: text({ enum: ['all', '12', '15'] }).notNull(),
    length: text({ enum: ['short', 'middle', 'long'] }).notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Lower-cased words and initial consonants that a search may hit. */
    searchText: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.title, table.id),
    index().on(table.genre, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Immutable: the hash is of the content, and a story session stays on the version it began with. */
export const themeVersion = pgTable('theme_version', {
  hash: text().primaryKey(),
  content: jsonb().$type<unknown>().notNull(),
  /** What lists show of it, so that they need not read the whole content. */
  card: jsonb().$type<unknown>().notNull(),
  createdAt: instant().notNull(),
})

/** Who read a theme, counted by a job. */
export const themeStat = pgTable('theme_stat', {
  themeId: uuid()
    .primaryKey()
    .references(() => theme.id),
  readers: integer().notNull(),
  weekReaders: integer().notNull(),
  /** Readers of the last seven days; one who reached an ending counts for three. */
  weekScore: integer().notNull(),
  countedAt: instant().notNull(),
})

/** Immutable texts that all themes share. */
export const commonVersion = pgTable('common_version', {
  hash: text().primaryKey(),
  content: jsonb().$type<unknown>().notNull(),
  createdAt: instant().notNull(),
})
