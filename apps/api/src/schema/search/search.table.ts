import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** A thing that can be found, by its title or name. Whether somebody may see it is asked when it is shown. */
export const searchEntry = pgTable(
  'search_entry',
  {
    type: text({ enum: ['theme', 'game', 'post', 'creator'] }).notNull(),
    id: uuid().notNull(),
    title: text().notNull(),
    /** The keys that type the title, without gaps; what is typed so far is a beginning of it. */
    titleKeys: text().notNull(),
    /** Of all that it is found by: the same again changes nothing. */
    contentHash: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('search_entry_title').on(table.type, table.titleKeys.op('text_pattern_ops')),
  ],
)

/** A word by which anything is found. Words are few where things are many, so what is like a word is looked for here. */
export const searchWord = pgTable(
  'search_word',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull().unique(),
    /** The keys that type it, on a Korean keyboard. */
    keys: text().notNull(),
    /** Its initial consonants; null where it is not all Hangul. */
    initials: text(),
  },
  (table) => [
    index('search_word_keys').on(table.keys.op('text_pattern_ops')),
    index('search_word_initials').on(table.initials.op('text_pattern_ops')),
  ],
)

/** Which words a thing is found by, and how much each says of it. */
export const searchEntryWord = pgTable(
  'search_entry_word',
  {
    wordId: integer().notNull(),
    type: text({ enum: ['theme', 'game', 'post', 'creator'] }).notNull(),
    entryId: uuid().notNull(),
    /** 3: of its title; 2: of its tags, kind or cast; 1: of its text. */
    weight: smallint().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entryId, table.wordId] }),
    index('search_entry_word_best').on(
      table.wordId,
      table.type,
      table.weight.desc().nullsFirst(),
      table.publishedAt.desc().nullsFirst(),
      table.entryId,
    ),
  ],
)
