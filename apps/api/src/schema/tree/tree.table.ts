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
import { TREE_GROUNDS, TREE_LOOKS } from '@doran/contract/limits'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from '../visitor/visitor.table.js'

export const tree = pgTable(
  'tree',
  {
    id: uuid().primaryKey(),
    shareCode: text().notNull().unique(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    clientTreeId: text().notNull(),
    name: text().notNull(),
    look: text({ enum: TREE_LOOKS }).notNull(),
    ground: text({ enum: TREE_GROUNDS }).notNull(),
    opensAt: instant().notNull(),
    /** When its owner was told that it opened. */
    announcedAt: instant(),
    writers: text({ enum: ['everyone', 'members'] }).notNull(),
    showCount: boolean().notNull(),
    showOrnaments: boolean().notNull(),
    isClosed: boolean().notNull().default(false),
    /** By a moderator. */
    isHidden: boolean().notNull().default(false),
    /** Letters that hang there. */
    letters: integer().notNull().default(0),
    /** The place behind the highest that is taken: page × 12 + slot. */
    nextPlace: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('tree_client_id').on(table.profileId, table.clientTreeId),
    index('tree_opening')
      .on(table.opensAt)
      .where(sql`announced_at is null`),
  ],
)

export type TreeRow = typeof tree.$inferSelect

/** To whoever the letter is for. */
const IN_SIGHT = sql`not is_hidden and not is_blinded`

export const treeLetter = pgTable(
  'tree_letter',
  {
    id: uuid().primaryKey(),
    treeId: uuid()
      .notNull()
      .references(() => tree.id, { onDelete: 'cascade' }),
    /** Who wrote it; neither once they left. */
    ownerVisitorId: uuid().references(() => visitor.id),
    ownerProfileId: uuid().references(() => profile.id),
    clientLetterId: text().notNull(),
    /** Null: without a name. */
    name: text(),
    ornament: text().notNull(),
    /** page × 12 + slot */
    place: integer().notNull(),
    body: text().notNull(),
    /** The owner put it out of sight. */
    isHidden: boolean().notNull().default(false),
    /** A moderator did. */
    isBlinded: boolean().notNull().default(false),
    /** What its writer was given for it. */
    runes: integer().notNull().default(0),
    /** The notice that tells its receiver of it. */
    noticeId: uuid(),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('tree_letter_place').on(table.treeId, table.place),
    unique('tree_letter_visitor_client_id').on(table.ownerVisitorId, table.clientLetterId),
    unique('tree_letter_profile_client_id').on(table.ownerProfileId, table.clientLetterId),
    index('tree_letter_box')
      .on(table.treeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(IN_SIGHT),
    index('tree_letter_unread')
      .on(table.treeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`read_at is null and ${IN_SIGHT}`),
    index('tree_letter_hidden')
      .on(table.treeId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_hidden and not is_blinded`),
  ],
)

export type TreeLetterRow = typeof treeLetter.$inferSelect

/** When letters were hung that their writers took back: they count among those of the hour. */
export const treeTakenBack = pgTable(
  'tree_taken_back',
  {
    /** The letter's. */
    id: uuid().primaryKey(),
    treeId: uuid()
      .notNull()
      .references(() => tree.id, { onDelete: 'cascade' }),
    /** A visitor's or a profile's id. */
    writerId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('tree_taken_back_of_writer').on(table.writerId, table.treeId),
    index('tree_taken_back_age').on(table.createdAt),
  ],
)

/** Whose letters a member takes no more. */
export const treeBlock = pgTable(
  'tree_block',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    /** A visitor's or a profile's id. */
    writerId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.writerId] }),
    index('tree_block_of_writer').on(table.writerId),
  ],
)
