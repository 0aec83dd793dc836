import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { REPORT_FIELD_COPY } from './copy.js'
import { REPORT_LENGTHS } from './limits.js'

/** What can be reported; each area registers its own in the API. */
export const ReportTarget = z.enum(['profile', 'chat_item', 'theme', 'game', 'comment'])
export type ReportTarget = z.infer<typeof ReportTarget>

export const ReportReason = z.enum([
  'abuse',
  'hate',
  'sexual',
  'violence',
  'privacy',
  'copyright',
  'spam',
  'impersonation',
  'other',
])
export type ReportReason = z.infer<typeof ReportReason>

/** A report as moderators see it. */
export const Report = z.object({
  id: Uuid,
  targetType: ReportTarget,
  targetId: Uuid,
  /** Who made what was reported; null once they left. */
  authorProfileId: Uuid.nullable(),
  reason: ReportReason,
  detail: z.string(),
  /** What was reported, as it stood then. */
  excerpt: z.string(),
  status: z.enum(['open', 'upheld', 'dismissed']),
  resolution: z.string(),
  createdAt: Timestamp,
  settledAt: Timestamp.nullable(),
})
export type Report = z.infer<typeof Report>

export const reportCalls = {
  /** Once for each thing and person: again it changes nothing while the first is open. */
  ...call('POST /v1/report', {
    actor: 'visitor',
    limit: 'report',
    isRepeatable: true,
    body: z.object({
      targetType: ReportTarget,
      targetId: Uuid,
      reason: ReportReason,
      detail: z
        .string()
        .trim()
        .max(REPORT_LENGTHS.reportDetail, REPORT_FIELD_COPY.reportDetail)
        .default(''),
    }),
    reply: json(z.object({ id: Uuid })),
    codes: ['NOT_FOUND'],
  }),
  /** The oldest first. */
  ...call('GET /v1/admin/report', {
    actor: 'member',
    role: 'moderator',
    auth: 'full',
    limit: 'read',
    query: z.object({
      cursor: Cursor.optional(),
      limit: PageSize,
      status: Report.shape.status.default('open'),
    }),
    reply: json(page(Report)),
    codes: [],
  }),
}
