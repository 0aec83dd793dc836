import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { TURN_HALTS, TURN_STATUSES } from '@doran/contract/story-turn/limits'
import { instant } from '../../platform/db/columns.js'
import { storySession } from './story-session.table.js'

/**
 * A node of a story's tree; never overwritten once finalized. `state` is the whole state after it, so that
 * undo, branch and retry need no replay. A streaming turn belongs to the process that holds its lease.
 */
export const turn = pgTable(
  'turn',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => storySession.id),
    parentId: uuid(),
    index: integer().notNull(),
    clientTurnId: text(),
    inputKind: text({ enum: ['do', 'say', 'narrate', 'choice', 'continue'] }),
    inputText: text(),
    output: text().notNull(),
    choices: jsonb().$type<unknown>().notNull(),
    gauges: jsonb().$type<unknown>().notNull(),
    remembered: jsonb().$type<unknown>().notNull(),
    faces: jsonb()
      .$type<unknown>()
      .notNull()
      .default(sql`'[]'`),
    dice: jsonb().$type<unknown>(),
    ending: jsonb().$type<unknown>(),
    state: jsonb().$type<unknown>().notNull(),
    status: text({ enum: TURN_STATUSES }).notNull(),
    /** Why it is blocked, failed or aside. */
    halt: text({ enum: TURN_HALTS }),
    narrator: text({ enum: ['offline', 'model'] }).notNull(),
    model: text(),
    /** Whether it counts against a visitor's turns by a model, as `isCountedTurn` decides. */
    isCounted: boolean().notNull().default(false),
    /** Gems that it holds while it is told, and what it cost in the end. */
    gemsHeld: integer().notNull().default(0),
    gemsCharged: integer().notNull().default(0),
    seed: integer().notNull(),
    /** A seed under which the offline narrator tells the same input otherwise; null where there is none. */
    otherSeed: integer(),
    /** The first telling of the same input; of that one null. */
    variantOf: uuid(),
    /** The reader changed its words. */
    isEdited: boolean().notNull().default(false),
    /** What the language check found in its text. */
    marks: jsonb()
      .$type<unknown>()
      .notNull()
      .default(sql`'[]'`),
    isStopRequested: boolean().notNull().default(false),
    ownerProcess: text(),
    leaseUntil: instant(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    unique('turn_client_id').on(table.sessionId, table.clientTurnId),
    uniqueIndex('turn_one_streaming')
      .on(table.sessionId)
      .where(sql`status = 'streaming'`),
    index('turn_dead_leases')
      .on(table.leaseUntil)
      .where(sql`status = 'streaming'`),
    index('turn_counted')
      .on(table.sessionId)
      .where(sql`is_counted`),
    index('turn_of_ending')
      .on(table.sessionId)
      .where(sql`ending is not null`),
    index('turn_variants')
      .on(table.variantOf)
      .where(sql`variant_of is not null`),
    index('turn_children').on(table.parentId, table.createdAt.desc().nullsFirst()),
  ],
)

export type TurnRow = typeof turn.$inferSelect
