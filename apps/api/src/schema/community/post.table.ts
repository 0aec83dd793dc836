import type { AttachmentRef, RichText } from '@doran/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** What everybody sees. */
const STANDS = sql`deleted_at is null and not is_hidden`

/** A post of the community. One that was deleted stays as a place for its comments, without what was written. */
export const post = pgTable(
  'post',
  {
    id: uuid().primaryKey(),
    clientPostId: text().notNull(),
    /** Null once the author left. */
    authorProfileId: uuid().references(() => profile.id),
    board: text({ enum: ['free', 'story', 'play', 'make', 'fan', 'idea'] }).notNull(),
    title: text().notNull(),
    body: jsonb().$type<RichText>().notNull(),
    /** The beginning of its text, for lists. */
    excerpt: text().notNull(),
    attachments: jsonb().$type<AttachmentRef[]>().notNull(),
    isSpoiler: boolean().notNull().default(false),
    /** Counts its edits. */
    version: integer().notNull().default(1),
    /** From all but its author, by moderators or until they look at it. */
    isHidden: boolean().notNull().default(false),
    pinnedAt: instant(),
    /** What `sort=hot` orders by. See `hot-score.ts`. */
    hot: doublePrecision().notNull(),
    /** How many saved it, kept here for `sort=lasting`. */
    saves: integer().notNull().default(0),
    createdAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
  },
  (table) => {
    // Made anew for each index: drizzle keeps the order in the column's object.
    const newest = () =>
      [table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const hottest = () => [table.hot.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    const lasting = () => [table.saves.desc().nullsFirst(), table.id.desc().nullsFirst()] as const
    return [
      unique('post_client_id').on(table.authorProfileId, table.clientPostId),
      index('post_new')
        .on(...newest())
        .where(STANDS),
      index('post_hot')
        .on(...hottest())
        .where(STANDS),
      index('post_lasting')
        .on(...lasting())
        .where(STANDS),
      index('post_of_board_new')
        .on(table.board, ...newest())
        .where(STANDS),
      index('post_of_board_hot')
        .on(table.board, ...hottest())
        .where(STANDS),
      index('post_of_board_lasting')
        .on(table.board, ...lasting())
        .where(STANDS),
      index('post_of_author').on(table.authorProfileId, ...newest()),
      index('post_pinned')
        .on(table.pinnedAt.desc().nullsFirst())
        .where(sql`pinned_at is not null`),
    ]
  },
)

export type PostRow = typeof post.$inferSelect
