import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** What somebody reported. It names people by ids alone and outlives them, so that a decision can be looked up. */
export const report = pgTable(
  'report',
  {
    id: uuid().primaryKey(),
    /** The case that it is of; null of reports from before there were cases. */
    caseId: uuid(),
    targetType: text().notNull(),
    targetId: uuid().notNull(),
    authorProfileId: uuid(),
    reporterVisitorId: uuid(),
    reporterProfileId: uuid(),
    reason: text().notNull(),
    detail: text().notNull(),
    excerpt: text().notNull(),
    status: text({ enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    resolution: text().notNull().default(''),
    settledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('report_of_case').on(table.caseId, table.createdAt),
    index('report_queue').on(table.status, table.createdAt, table.id),
    uniqueIndex('report_open_of_profile')
      .on(table.reporterProfileId, table.targetType, table.targetId)
      .where(sql`status = 'open' and reporter_profile_id is not null`),
    uniqueIndex('report_open_of_visitor')
      .on(table.reporterVisitorId, table.targetType, table.targetId)
      .where(sql`status = 'open' and reporter_visitor_id is not null`),
  ],
)

export type ReportRow = typeof report.$inferSelect
