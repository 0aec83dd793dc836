import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Uuid } from '../core/primitives.js'
import { REPORT_FIELD_COPY } from './copy.js'
import { REPORT_LENGTHS } from './limits.js'

/** What can be reported; each area registers its own in the API. */
export const ReportTarget = z.enum([
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
])
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
}
