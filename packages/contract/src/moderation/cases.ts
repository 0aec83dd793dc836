import { z } from 'zod'
import { Timestamp, Uuid } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { ReportReason, ReportTarget } from '../report/calls.js'
import { Sanction } from './people.js'

/**
 * `open`: to be decided; `appealed`: decided, and to be looked at again; `decided`: for good, unless its author still
 * appeals.
 */
export const CaseStatus = z.enum(['open', 'appealed', 'decided'])
export type CaseStatus = z.infer<typeof CaseStatus>

/** `upheld`: against the rules, and hidden where it can be; `dismissed`: not. */
export const CaseOutcome = z.enum(['upheld', 'dismissed'])
export type CaseOutcome = z.infer<typeof CaseOutcome>

/** The reason why others do not see it: so many reports, a claim of infringed rights, or a moderator's decision. */
export const HiddenBy = z.enum(['reports', 'claim', 'decision'])

/** All reports of one thing, for moderators. A thing has one open case at most. */
export const ModerationCase = z.object({
  id: Uuid,
  targetType: ReportTarget,
  targetId: Uuid,
  status: CaseStatus,
  author: Maker.nullable(),
  /** A copy of the reported text, from when the case was opened. */
  excerpt: z.string(),
  reportCount: z.number().int(),
  /** Each once, the most frequent first. */
  reasons: z.array(ReportReason),
  hasClaim: z.boolean(),
  hiddenBy: HiddenBy.nullable(),
  outcome: CaseOutcome.nullable(),
  openedAt: Timestamp,
  decidedAt: Timestamp.nullable(),
})
export type ModerationCase = z.infer<typeof ModerationCase>

const Decision = z.object({
  outcome: CaseOutcome,
  reason: z.string(),
  /** The moderator; null where the system decided or they left. */
  by: Maker.nullable(),
  at: Timestamp,
})

export const ModerationCaseDetail = ModerationCase.extend({
  reports: z.array(
    z.object({
      id: Uuid,
      reason: ReportReason,
      detail: z.string(),
      /** Null for a visitor, or a person who left. */
      reporter: Maker.nullable(),
      createdAt: Timestamp,
    }),
  ),
  claims: z.array(
    z.object({
      id: Uuid,
      kind: z.enum(['defamation', 'portrait', 'copyright']),
      name: z.string(),
      email: z.string(),
      detail: z.string(),
      createdAt: Timestamp,
    }),
  ),
  /** The thing as it is now; null where it is gone. */
  current: z
    .object({
      title: z.string(),
      text: z.string(),
      /** The path of its page within the site. */
      path: z.string().nullable(),
      pictures: z.array(z.string()),
    })
    .nullable(),
  decisions: z.array(Decision),
  appeal: z.object({ text: z.string(), at: Timestamp }).nullable(),
  blindUntil: Timestamp.nullable(),
  /** The sanctions of the author, the newest first. */
  sanctions: z.array(Sanction),
  upheldBefore: z.number().int(),
})
export type ModerationCaseDetail = z.infer<typeof ModerationCaseDetail>

/** A case as the author of what it is about sees it: nothing of who reported. */
export const OwnCase = z.object({
  id: Uuid,
  targetType: ReportTarget,
  excerpt: z.string(),
  status: CaseStatus,
  hiddenBy: HiddenBy.nullable(),
  outcome: CaseOutcome.nullable(),
  reason: z.string().nullable(),
  sanction: Sanction.nullable(),
  decidedAt: Timestamp.nullable(),
  /** The author may appeal until then; null where they may not, or not any more. */
  appealUntil: Timestamp.nullable(),
  appeal: z.object({ text: z.string(), at: Timestamp }).nullable(),
})
export type OwnCase = z.infer<typeof OwnCase>
