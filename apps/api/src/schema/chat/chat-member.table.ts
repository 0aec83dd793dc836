import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { chatChannel } from './chat-channel.table.js'

/** One of the two of a conversation, and how they keep it. Gone with the profile. */
export const chatMember = pgTable(
  'chat_member',
  {
    channelId: uuid()
      .notNull()
      .references(() => chatChannel.id, { onDelete: 'cascade' }),
    /** 1 or 2; an item names its author by it. */
    seat: smallint().notNull(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    /** When they opened it, or its first item came; before that it is not there for them. */
    openedAt: instant(),
    isQuiet: boolean().notNull().default(false),
    /** When they left; null again once either writes. */
    leftAt: instant(),
    /** What they saw before they left last: items up to it are theirs no more. */
    clearedSeq: integer().notNull().default(0),
    /** Of the newest item, for the order of their list; null before the first. */
    lastItemAt: instant(),
    /** When they are to be notified of what they have not read. */
    noticeDueAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.seat] }),
    index('chat_member_list')
      .on(
        table.profileId,
        table.lastItemAt.desc().nullsFirst(),
        table.channelId.desc().nullsFirst(),
      )
      .where(sql`last_item_at is not null and left_at is null`),
    index('chat_member_of_profile').on(table.profileId, table.channelId),
    index('chat_member_notice')
      .on(table.noticeDueAt)
      .where(sql`notice_due_at is not null`),
  ],
)

export type ChatMemberRow = typeof chatMember.$inferSelect
