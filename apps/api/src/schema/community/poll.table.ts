import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { post } from './post.table.js'

/** What a post asks its readers. */
export const poll = pgTable('poll', {
  postId: uuid()
    .primaryKey()
    .references(() => post.id, { onDelete: 'cascade' }),
  question: text().notNull(),
  isMultiple: boolean().notNull(),
  closesAt: instant().notNull(),
  /** How many people voted; of who left too. */
  voters: integer().notNull().default(0),
})

/** One answer of a poll. Its votes are a sum that outlives who gave them. */
export const pollOption = pgTable(
  'poll_option',
  {
    postId: uuid()
      .notNull()
      .references(() => poll.postId, { onDelete: 'cascade' }),
    /** From 0. */
    place: integer().notNull(),
    label: text().notNull(),
    votes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.place] })],
)

/** What somebody chose. */
export const pollVote = pgTable(
  'poll_vote',
  {
    postId: uuid()
      .notNull()
      .references(() => poll.postId, { onDelete: 'cascade' }),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    places: integer().array().notNull(),
    votedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.profileId] }),
    index('poll_vote_of_profile').on(table.profileId),
  ],
)
