import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { game } from '../game/game.table.js'
import { play } from '../play/play.table.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from '../visitor/visitor.table.js'

/** A member's best score of a week. */
export const arcadeScore = pgTable(
  'arcade_score',
  {
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    /** The week: its Monday in Seoul, counted in days from 1970. */
    week: integer().notNull(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    /** Null once the play was deleted. */
    playId: uuid().references(() => play.id, { onDelete: 'set null' }),
    achievedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.week, table.profileId] }),
    index('arcade_score_ranking').on(
      table.gameId,
      table.week,
      table.score.desc().nullsFirst(),
      table.achievedAt,
      table.profileId,
    ),
    index('arcade_score_of_profile').on(table.profileId),
    index('arcade_score_of_play').on(table.playId),
  ],
)

/** What somebody did on a day with the games of the arcade: it outlives plays, so that deleting one gives no new try. */
export const arcadeDay = pgTable(
  'arcade_day',
  {
    id: uuid().primaryKey(),
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    ownerVisitorId: uuid().references(() => visitor.id),
    ownerProfileId: uuid().references(() => profile.id),
    /** Of Seoul, counted from 1970. */
    day: integer().notNull(),
    /** At the seed of the day. */
    tries: integer().notNull().default(0),
    bestDaily: integer(),
    /** Finished games that were not relaxed, their best and the sum of their scores. */
    games: integer().notNull().default(0),
    best: integer().notNull().default(0),
    total: integer().notNull().default(0),
    pops: integer().notNull().default(0),
  },
  (table) => [
    check('arcade_day_one_owner', sql`num_nonnulls(owner_visitor_id, owner_profile_id) = 1`),
    unique('arcade_day_of_visitor').on(table.ownerVisitorId, table.gameId, table.day),
    unique('arcade_day_of_profile').on(table.ownerProfileId, table.gameId, table.day),
    index('arcade_day_sum').on(table.gameId, table.day, table.pops),
  ],
)
