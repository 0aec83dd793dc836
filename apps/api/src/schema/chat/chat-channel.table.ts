import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** A conversation of two. The profiles are named by ids alone: it outlives whoever leaves the product. */
export const chatChannel = pgTable(
  'chat_channel',
  {
    id: uuid().primaryKey(),
    /** The smaller of the two ids; it has seat 1. */
    firstProfileId: uuid().notNull(),
    /** It has seat 2. */
    secondProfileId: uuid().notNull(),
    status: text({ enum: ['empty', 'requested', 'accepted'] })
      .notNull()
      .default('empty'),
    /** Who wrote first. */
    requestedBySeat: smallint(),
    requestedAt: instant(),
    /** The position of the newest item; items count from 1. */
    lastSeq: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('chat_channel_pair').on(table.firstProfileId, table.secondProfileId),
    check('chat_channel_order', sql`${table.firstProfileId} < ${table.secondProfileId}`),
  ],
)

export type ChatChannelRow = typeof chatChannel.$inferSelect
