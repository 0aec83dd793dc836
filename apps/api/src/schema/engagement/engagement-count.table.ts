import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** How many like, follow and comment on a thing, so that no page counts rows. */
export const engagementCount = pgTable(
  'engagement_count',
  {
    targetType: text().notNull(),
    targetId: uuid().notNull(),
    likes: integer().notNull().default(0),
    followers: integer().notNull().default(0),
    /** Those that stand; deleted ones are not counted. */
    comments: integer().notNull().default(0),
    /** The highest milestone of likes that the maker was told of. */
    toldLikes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.targetType, table.targetId] })],
)
