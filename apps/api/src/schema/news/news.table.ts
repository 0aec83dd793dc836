import type { RichText } from '@doran/contract'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** What changed in the product, and what people must know. */
export const news = pgTable(
  'news',
  {
    id: uuid().primaryKey(),
    /** Of the administrator who wrote it; null for what ships with the product. */
    byProfileId: uuid(),
    clientNewsId: text(),
    kind: text({ enum: ['changelog', 'notice'] }).notNull(),
    /** Null of notices. */
    tag: text({ enum: ['new', 'better', 'fixed'] }),
    area: text({ enum: ['tales', 'games', 'community', 'chat', 'store', 'account', 'all'] }),
    title: text().notNull(),
    body: jsonb().$type<RichText>().notNull(),
    link: text(),
    thanks: text(),
    isPinned: boolean().notNull().default(false),
    publishedAt: instant().notNull(),
    editedAt: instant(),
    /** What an administrator took down stays, so that what ships does not come back. */
    deletedAt: instant(),
  },
  (table) => [
    unique('news_client_id').on(table.byProfileId, table.clientNewsId),
    index('news_newest').on(
      table.kind,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** One for each member and item. */
export const newsReaction = pgTable(
  'news_reaction',
  {
    newsId: uuid()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    profileId: uuid()
      .notNull()
      .references(() => profile.id, { onDelete: 'cascade' }),
    reaction: text({ enum: ['glad', 'useful'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.profileId] }),
    index('news_reaction_of_profile').on(table.profileId),
  ],
)
