import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { game, gameVersion } from '../game/game.table.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from '../visitor/visitor.table.js'

/** One play of a game. Its state is what its inputs lead to from its seed. */
export const play = pgTable(
  'play',
  {
    id: uuid().primaryKey(),
    clientPlayId: text().notNull(),
    shareCode: text().notNull().unique(),
    ownerVisitorId: uuid().references(() => visitor.id),
    ownerProfileId: uuid().references(() => profile.id),
    gameId: uuid()
      .notNull()
      .references(() => game.id),
    versionId: uuid()
      .notNull()
      .references(() => gameVersion.id),
    mode: text({ enum: ['normal', 'relaxed', 'daily'] }).notNull(),
    seed: integer().notNull(),
    options: jsonb().$type<unknown>().notNull(),
    inputs: jsonb()
      .$type<unknown[]>()
      .notNull()
      .default(sql`'[]'`),
    progressDone: integer().notNull().default(0),
    progressTotal: integer().notNull(),
    status: text({ enum: ['started', 'finished'] }).notNull(),
    /** Of the one token that is good; null once the play is finished. */
    tokenHash: text(),
    tokenUntil: instant(),
    resultKey: text(),
    /** The outcome and its card, as they were at the end: later versions do not change them. */
    outcome: jsonb().$type<unknown>(),
    card: jsonb().$type<unknown>(),
    isPublic: boolean().notNull().default(false),
    showName: boolean().notNull().default(false),
    /** When it was added to the statistics; null where it was not. */
    countedAt: instant(),
    /** Of a finished game of the arcade. */
    score: integer(),
    /** Why that is in no ranking; null where it is, and of all other games. */
    unrankedFor: text({ enum: ['visitor', 'relaxed', 'paused', 'too_fast', 'clock', 'late'] }),
    /** Why it was not. */
    uncountedFor: text({ enum: ['too_fast', 'too_soon', 'own', 'too_many'] }),
    /** Of a tier board that is put together with everybody's: the day of Seoul it counts for. */
    boardDay: integer(),
    /** Its owner does not want that. */
    isLeftOut: boolean().notNull().default(false),
    /** Until it is erased it can be brought back. */
    deletedAt: instant(),
    startedAt: instant().notNull(),
    lastAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    check('play_one_owner', sql`num_nonnulls(owner_visitor_id, owner_profile_id) = 1`),
    unique('play_visitor_client_id').on(table.ownerVisitorId, table.clientPlayId),
    unique('play_profile_client_id').on(table.ownerProfileId, table.clientPlayId),
    index('play_of_visitor').on(
      table.ownerVisitorId,
      table.lastAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('play_of_profile').on(
      table.ownerProfileId,
      table.lastAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('play_of_visitor_and_game').on(table.ownerVisitorId, table.gameId),
    index('play_of_profile_and_game').on(table.ownerProfileId, table.gameId),
    index('play_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('play_unfinished_age')
      .on(table.lastAt)
      .where(sql`status = 'started'`),
    index('play_finished_day')
      .on(table.finishedAt)
      .where(sql`status = 'finished'`),
  ],
)

export type PlayRow = typeof play.$inferSelect
