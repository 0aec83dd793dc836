import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { theme } from '../theme/theme.table.js'

export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey(),
    themeId: uuid()
      .notNull()
      .references(() => theme.id),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    stars: integer().notNull(),
    body: text().notNull(),
    hasSpoiler: boolean().notNull(),
    turnsRead: integer().notNull(),
    endingBadge: text(),
    helpful: integer().notNull().default(0),
    reply: text(),
    repliedAt: instant(),
    hiddenAt: instant(),
    createdAt: instant().notNull(),
    editedAt: instant(),
  },
  (table) => [
    check('review_stars', sql`stars between 1 and 5`),
    unique('review_once').on(table.themeId, table.profileId),
    index('review_of_profile').on(table.profileId),
    index('review_new').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_helpful').on(table.helpful.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_of_theme_new').on(
      table.themeId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('review_of_theme_helpful').on(
      table.themeId,
      table.helpful.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

export type ReviewRow = typeof review.$inferSelect

/** Who found a review helpful. */
export const reviewHelpful = pgTable(
  'review_helpful_mark',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.profileId] }),
    index('review_helpful_of_profile').on(table.profileId),
  ],
)
