import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** A notice in somebody's inbox. */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** What its sentence needs, by type. */
    data: jsonb().$type<unknown>().notNull(),
    /** Whom it is about; it goes with them. */
    aboutProfileId: uuid().references(() => profile.id, { onDelete: 'cascade' }),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('notification_of_profile').on(
      table.profileId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('notification_unread_chat')
      .on(table.profileId, sql`(data->>'channelId')`)
      .where(sql`type = 'chat' and read_at is null`),
    /** Comments on one thing are one notice until it is read. */
    uniqueIndex('notification_unread_comment')
      .on(table.profileId, table.type, sql`(data->>'targetType')`, sql`(data->>'targetId')`)
      .where(sql`type in ('comment', 'comment_reply') and read_at is null`),
    /** Letters on one tree are one notice until it is read. */
    uniqueIndex('notification_unread_tree')
      .on(table.profileId, sql`(data->>'shareCode')`)
      .where(sql`type = 'tree_letter' and read_at is null`),
    index('notification_about')
      .on(table.aboutProfileId)
      .where(sql`about_profile_id is not null`),
    index('notification_age').on(table.createdAt),
    index('notification_unread')
      .on(table.profileId)
      .where(sql`read_at is null`),
  ],
)
