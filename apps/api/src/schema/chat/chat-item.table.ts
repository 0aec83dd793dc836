import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { chatChannel } from './chat-channel.table.js'

/** A message. Its author is a seat of the channel, so that it names nobody once the author has left. */
export const chatItem = pgTable(
  'chat_item',
  {
    id: uuid().primaryKey(),
    channelId: uuid()
      .notNull()
      .references(() => chatChannel.id, { onDelete: 'cascade' }),
    /** Its position in the channel, without gaps. */
    seq: integer().notNull(),
    authorSeat: smallint().notNull(),
    clientItemId: text().notNull(),
    kind: text({ enum: ['text', 'image', 'theme', 'deleted'] }).notNull(),
    /** A text, the key of a photo, or a theme's id; empty once deleted. */
    body: text().notNull(),
    /** Hash of what was sent, by which a replay with another body is refused even after a deletion. */
    bodyHash: text().notNull(),
    isRead: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('chat_item_seq').on(table.channelId, table.seq),
    unique('chat_item_client_id').on(table.channelId, table.authorSeat, table.clientItemId),
    index('chat_item_unread')
      .on(table.channelId, table.authorSeat, table.seq)
      .where(sql`not is_read`),
  ],
)

export type ChatItemRow = typeof chatItem.$inferSelect
