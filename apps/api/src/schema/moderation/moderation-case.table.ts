import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/**
 * What was reported of one thing, and what was decided. It names people and things by ids alone and outlives them.
 */
export const moderationCase = pgTable(
  'moderation_case',
  {
    id: uuid().primaryKey(),
    targetType: text({
      enum: [
        'profile',
        'chat_item',
        'theme',
        'game',
        'comment',
        'post',
        'tree',
        'letter',
        'morning_note',
        'year_book',
        'review',
        'story_share',
      ],
    }).notNull(),
    targetId: uuid().notNull(),
    authorProfileId: uuid(),
    /** What was reported, as it stood when the case was opened. */
    excerpt: text().notNull(),
    status: text({ enum: ['open', 'appealed', 'decided'] }).notNull(),
    reportCount: integer().notNull().default(0),
    hasClaim: boolean().notNull().default(false),
    /** Why others do not see the thing; null while they do. */
    hiddenBy: text({ enum: ['reports', 'claim', 'decision'] }),
    blindUntil: instant(),
    outcome: text({ enum: ['upheld', 'dismissed'] }),
    /** The last decision's, as both sides were told. */
    reason: text().notNull().default(''),
    openedAt: instant().notNull(),
    decidedAt: instant(),
    appealText: text(),
    appealedAt: instant(),
  },
  (table) => [
    uniqueIndex('moderation_case_one_open')
      .on(table.targetType, table.targetId)
      .where(sql`status <> 'decided'`),
    index('moderation_case_queue').on(table.status, table.openedAt, table.id),
    index('moderation_case_decided')
      .on(table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'decided'`),
    index('moderation_case_of_author').on(table.authorProfileId, table.openedAt),
    index('moderation_case_of_target').on(table.targetType, table.targetId),
    index('moderation_case_blind')
      .on(table.blindUntil)
      .where(sql`blind_until is not null`),
  ],
)

export type CaseRow = typeof moderationCase.$inferSelect

/** Each decision about a case, the first and the one after an appeal. Append-only. */
export const moderationDecision = pgTable(
  'moderation_decision',
  {
    id: uuid().primaryKey(),
    caseId: uuid()
      .notNull()
      .references(() => moderationCase.id),
    outcome: text({ enum: ['upheld', 'dismissed'] }).notNull(),
    reason: text().notNull(),
    /** The moderator; null for the system. */
    byProfileId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [index('moderation_decision_of_case').on(table.caseId, table.createdAt)],
)
