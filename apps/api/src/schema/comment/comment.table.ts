import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** A comment on a thing, or a reply to one. */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey(),
    clientCommentId: text().notNull(),
    targetType: text({ enum: ['game', 'post'] }).notNull(),
    targetId: uuid().notNull(),
    /** The comment that a reply stands below; replies to replies stand below the same. */
    parentId: uuid().references((): AnyPgColumn => comment.id),
    /** Whom a reply to a reply speaks to. */
    replyToProfileId: uuid().references(() => profile.id, { onDelete: 'set null' }),
    /** Null once the author left. */
    authorProfileId: uuid().references(() => profile.id),
    body: text().notNull(),
    isHidden: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    unique('comment_client_id').on(table.authorProfileId, table.clientCommentId),
    index('comment_of_target').on(
      table.targetType,
      table.targetId,
      table.parentId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('comment_replies').on(table.parentId, table.createdAt, table.id),
    /** How many people commented. */
    index('comment_authors')
      .on(table.targetType, table.targetId, table.authorProfileId)
      .where(sql`deleted_at is null`),
    index('comment_of_author').on(table.authorProfileId),
  ],
)

export type CommentRow = typeof comment.$inferSelect
