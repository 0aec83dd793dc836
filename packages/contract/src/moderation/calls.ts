import { z } from 'zod'
import { AccountRole } from '../account/calls.js'
import { call, empty, json } from '../core/call.js'
import { Email } from '../core/person.js'
import { Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { ReportReason, ReportTarget } from '../report/calls.js'
import { MODERATION_FIELD_COPY } from './copy.js'
import { MODERATION, MODERATION_LENGTHS } from './limits.js'

/**
 * `open`: to be decided; `appealed`: decided, and to be looked at again; `decided`: for good, unless its author still
 * appeals.
 */
export const CaseStatus = z.enum(['open', 'appealed', 'decided'])
export type CaseStatus = z.infer<typeof CaseStatus>

/** `upheld`: against the rules, and hidden where it can be; `dismissed`: not. */
export const CaseOutcome = z.enum(['upheld', 'dismissed'])
export type CaseOutcome = z.infer<typeof CaseOutcome>

/** Why others do not see it: so many reports, a claim of somebody's rights, or a moderator's decision. */
export const HiddenBy = z.enum(['reports', 'claim', 'decision'])

/** A pause of writing, in days, or the end of an account, which only an administrator decides. */
export const NewSanction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause'), days: z.literal(MODERATION.pauseDays) }),
  z.strictObject({ kind: z.literal('end') }),
])
export type NewSanction = z.infer<typeof NewSanction>

export const Sanction = z.object({
  id: Uuid,
  kind: z.enum(['pause', 'end']),
  reason: z.string(),
  caseId: Uuid.nullable(),
  startsAt: Timestamp,
  /** Null of an ended account. */
  endsAt: Timestamp.nullable(),
  liftedAt: Timestamp.nullable(),
})
export type Sanction = z.infer<typeof Sanction>

/** What was reported of one thing, for moderators. A thing has one open case at most. */
export const ModerationCase = z.object({
  id: Uuid,
  targetType: ReportTarget,
  targetId: Uuid,
  status: CaseStatus,
  author: Maker.nullable(),
  /** What was reported, as it stood when the case was opened. */
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
      /** Null for a visitor, or somebody who left. */
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
  /** The thing as it stands now; null where it is gone. */
  current: z
    .object({
      title: z.string(),
      text: z.string(),
      /** Where it can be looked at, within the site. */
      path: z.string().nullable(),
      pictures: z.array(z.string()),
    })
    .nullable(),
  decisions: z.array(Decision),
  appeal: z.object({ text: z.string(), at: Timestamp }).nullable(),
  blindUntil: Timestamp.nullable(),
  /** Of the author: the newest first. */
  sanctions: z.array(Sanction),
  /** How many other cases of the author were upheld. */
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
  /** Until when the author may appeal; null where they may not, or not any more. */
  appealUntil: Timestamp.nullable(),
  appeal: z.object({ text: z.string(), at: Timestamp }).nullable(),
})
export type OwnCase = z.infer<typeof OwnCase>

/** Somebody as operators see them. */
export const PersonCard = Maker.extend({
  email: z.string().nullable(),
  roles: z.array(AccountRole),
  joinedAt: Timestamp,
  /** The sanction in force. */
  sanction: Sanction.nullable(),
})
export type PersonCard = z.infer<typeof PersonCard>

export const AuditEntry = z.object({
  id: Uuid,
  action: z.string(),
  /** Null for the system, or somebody who left. */
  by: Maker.nullable(),
  /** To whom. */
  to: Maker.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: Timestamp,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Reason = z
  .string()
  .trim()
  .min(1, MODERATION_FIELD_COPY.decisionReason)
  .max(MODERATION_LENGTHS.decisionReason, MODERATION_FIELD_COPY.decisionReasonTooLong)

const AppealText = z
  .string()
  .trim()
  .min(1, MODERATION_FIELD_COPY.appealText)
  .max(MODERATION_LENGTHS.appealText, MODERATION_FIELD_COPY.appealTextTooLong)

/** The secret of a mailed link, by which an ended account appeals. */
const AppealCode = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/)

const moderator = { actor: 'member', role: 'moderator', auth: 'full', limit: 'moderate' } as const
const admin = { actor: 'member', role: 'admin', auth: 'full', limit: 'moderate' } as const
const ofCase = { params: z.object({ caseId: Uuid }) } as const
const ofPerson = { params: z.object({ profileId: Uuid }) } as const

export const moderationCalls = {
  /** Asked again and again by an open page of operators, so that it closes when the role is taken away. */
  ...call('GET /v1/admin/access', {
    ...moderator,
    limit: 'read',
    reply: json(z.object({ roles: z.array(AccountRole), waiting: z.number().int() })),
    codes: [],
  }),
  /** `open` and `appealed`: the oldest first; `decided`: the newest first. */
  ...call('GET /v1/admin/case', {
    ...moderator,
    query: z.object({
      status: CaseStatus.default('open'),
      targetType: ReportTarget.optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(ModerationCase)),
    codes: [],
  }),
  ...call('GET /v1/admin/case/{caseId}', {
    ...moderator,
    ...ofCase,
    reply: json(ModerationCaseDetail),
    codes: ['NOT_FOUND'],
  }),
  /** A moderator's own case of a thing that nobody reported, or the open one. */
  ...call('POST /v1/admin/case', {
    ...moderator,
    isRepeatable: true,
    body: z.object({ targetType: ReportTarget, targetId: Uuid }),
    reply: json(z.object({ id: Uuid })),
    codes: ['NOT_FOUND', 'WRITING_PAUSED'],
  }),
  /**
   * Decides an open or appealed case: hides the thing or lets it stand, tells its author and who reported it, and
   * pauses or ends the author. `blocksPictures`: none of its pictures can be uploaded again.
   */
  ...call('POST /v1/admin/case/{caseId}/decision', {
    ...moderator,
    ...ofCase,
    isRepeatable: true,
    body: z
      .object({
        /** The status that the moderator saw. */
        status: z.enum(['open', 'appealed']),
        outcome: CaseOutcome,
        reason: Reason,
        /** Only of what is upheld. */
        sanction: NewSanction.nullable().default(null),
        blocksPictures: z.boolean().default(false),
      })
      .refine(({ outcome, sanction }) => outcome === 'upheld' || sanction === null),
    reply: json(ModerationCaseDetail),
    codes: ['NOT_FOUND', 'ALREADY_DECIDED', 'LAST_ADMIN', 'WRITING_PAUSED'],
  }),
  /** Others do not see it for up to thirty days, while a claim of somebody's rights is looked at. */
  ...call('POST /v1/admin/case/{caseId}/blind', {
    ...moderator,
    ...ofCase,
    isRepeatable: true,
    body: z.object({ reason: Reason }),
    reply: json(ModerationCaseDetail),
    codes: ['NOT_FOUND', 'ALREADY_DECIDED', 'WRITING_PAUSED'],
  }),
  /** The author of what it is about; anybody else is answered like for an unknown one. */
  ...call('GET /v1/moderation/case/{caseId}', {
    ...ofCase,
    actor: 'member',
    limit: 'read',
    reply: json(OwnCase),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/moderation/case/{caseId}/appeal', {
    ...ofCase,
    actor: 'member',
    auth: 'full',
    limit: 'appeal',
    isRepeatable: true,
    body: z.object({ text: AppealText }),
    reply: json(OwnCase),
    codes: ['NOT_FOUND', 'APPEAL_LATE'],
  }),
  /** Of an ended account, by the code of the mailed link. */
  ...call('POST /v1/moderation/ended/appeal', {
    actor: 'anyone',
    limit: 'appeal',
    isRepeatable: true,
    body: z.object({ code: AppealCode, text: AppealText }),
    reply: empty(),
    codes: ['NOT_FOUND', 'APPEAL_LATE'],
  }),
  /** A claim that something infringes on one's rights, by anybody; a mail says that it arrived. */
  ...call('POST /v1/moderation/rights-claim', {
    actor: 'anyone',
    limit: 'rightsClaim',
    isRepeatable: true,
    body: z.object({
      kind: z.enum(['defamation', 'portrait', 'copyright']),
      /** The address of the thing, on this site. */
      address: z
        .string()
        .trim()
        .min(1, MODERATION_FIELD_COPY.claimAddress)
        .max(MODERATION_LENGTHS.claimAddress, MODERATION_FIELD_COPY.claimAddress),
      name: z
        .string()
        .trim()
        .min(1, MODERATION_FIELD_COPY.claimName)
        .max(MODERATION_LENGTHS.claimName, MODERATION_FIELD_COPY.claimName),
      email: Email,
      detail: z
        .string()
        .trim()
        .min(1, MODERATION_FIELD_COPY.claimDetail)
        .max(MODERATION_LENGTHS.claimDetail, MODERATION_FIELD_COPY.claimDetailTooLong),
    }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** By the beginning of a nickname, or a whole e-mail address; without `q` those with a role. */
  ...call('GET /v1/admin/person', {
    ...moderator,
    query: z.object({ q: z.string().trim().min(1).max(254).optional() }),
    reply: json(z.object({ items: z.array(PersonCard) })),
    codes: [],
  }),
  ...call('GET /v1/admin/person/{profileId}', {
    ...moderator,
    ...ofPerson,
    reply: json(
      z.object({
        person: PersonCard,
        sanctions: z.array(Sanction),
        cases: z.array(ModerationCase),
      }),
    ),
    codes: ['NOT_FOUND'],
  }),
  /** In place of the one in force, where there is one. */
  ...call('POST /v1/admin/person/{profileId}/sanction', {
    ...moderator,
    ...ofPerson,
    isRepeatable: true,
    body: z.object({ sanction: NewSanction, reason: Reason }),
    reply: json(Sanction),
    codes: ['NOT_FOUND', 'LAST_ADMIN', 'WRITING_PAUSED'],
  }),
  ...call('POST /v1/admin/sanction/{sanctionId}/lift', {
    ...moderator,
    params: z.object({ sanctionId: Uuid }),
    isRepeatable: true,
    body: z.object({ reason: Reason }),
    reply: empty(),
    codes: ['NOT_FOUND', 'WRITING_PAUSED'],
  }),
  /** Takes effect at once: whoever loses a role is signed out everywhere. */
  ...call('PUT /v1/admin/person/{profileId}/role', {
    ...admin,
    ...ofPerson,
    auth: 'recent',
    isRepeatable: true,
    body: z.object({ role: AccountRole, isGranted: z.boolean() }),
    reply: json(PersonCard),
    codes: ['NOT_FOUND', 'LAST_ADMIN', 'WRITING_PAUSED'],
  }),
  /** What operators did, the newest first. */
  ...call('GET /v1/admin/audit', {
    ...admin,
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(AuditEntry)),
    codes: [],
  }),
}
