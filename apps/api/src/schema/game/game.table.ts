import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
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

/** What lists and searches need of a game's published version. */
export const game = pgTable(
  'game',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['psytest', 'worldcup', 'tier', 'quiz', 'branch', 'tomato'] }).notNull(),
    ownerProfileId: uuid()
      .notNull()
      .references(() => profile.id),
    visibility: text({ enum: ['draft', 'unlisted', 'public', 'hidden'] }).notNull(),
    ageRating: text({ enum: ['all', '12', '15'] }).notNull(),
    allowComments: boolean().notNull().default(true),
    publishedVersionId: uuid().notNull(),
    moods: text().array().notNull(),
    tags: text().array().notNull(),
    /** Genres of stories that its players would like, for members who chose some. */
    genres: text().array().notNull(),
    /** Lower-cased words and initial consonants that a search may hit. */
    searchText: text().notNull(),
    publishedAt: instant().notNull(),
    /** What `sort=hot` orders by; higher while it is finished more. See `hot-score.ts`. */
    hot: doublePrecision().notNull().default(0),
    /** Counted finishes, kept here for `sort=top`. */
    finishes: integer().notNull().default(0),
  },
  (table) => [
    index('game_new').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('game_hot').on(table.hot.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('game_top').on(table.finishes.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('game_of_owner').on(table.ownerProfileId),
  ],
)

export type GameRow = typeof game.$inferSelect

/** Immutable: a play stays on the version it began with. */
export const gameVersion = pgTable(
  'game_version',
  {
    id: uuid().primaryKey(),
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    number: integer().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    contentHash: text().notNull(),
    /** What lists show of it, so that they need not read the content. */
    card: jsonb().$type<unknown>().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [unique('game_version_number').on(table.gameId, table.number)],
)

/** Counts of a game's plays, of all versions. They outlive the plays. */
export const gameStat = pgTable('game_stat', {
  gameId: uuid()
    .primaryKey()
    .references(() => game.id),
  starts: integer().notNull().default(0),
  finishes: integer().notNull().default(0),
  /** The logarithm of all counted finishes, each weighted by e to its time over the decay. */
  heat: doublePrecision()
    .notNull()
    .default(sql`'-infinity'`),
})

/** Counted finishes by version and result. */
export const resultStat = pgTable(
  'result_stat',
  {
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    versionId: uuid()
      .notNull()
      .references(() => gameVersion.id),
    resultKey: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.resultKey, table.versionId] })],
)

/** How an item did in the counted matches of all plays. */
export const itemStat = pgTable(
  'item_stat',
  {
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    itemKey: text().notNull(),
    shown: integer().notNull(),
    won: integer().notNull(),
    finals: integer().notNull(),
    champions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.itemKey] })],
)

/** The day whose sums are those of all time. */
export const ALL_DAYS = 0

/** How many counted boards of a tier game have an item in a row, by the day they were finished on, and of all time. */
export const tierStat = pgTable(
  'tier_stat',
  {
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    /** In Seoul, counted from 1970. */
    day: integer().notNull(),
    itemKey: text().notNull(),
    rowKey: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day, table.itemKey, table.rowKey] })],
)

/** How many boards those are. */
export const tierBoardStat = pgTable(
  'tier_board_stat',
  {
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    day: integer().notNull(),
    boards: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.day] })],
)
