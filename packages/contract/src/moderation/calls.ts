import { z } from 'zod'
import { AccountRole } from '../account/calls.js'
import { call, empty, json } from '../core/call.js'
import { Email } from '../core/person.js'
import { Cursor, PageSize, Uuid, page } from '../core/primitives.js'
import { ReportTarget } from '../report/calls.js'
import { CaseOutcome, CaseStatus, ModerationCase, ModerationCaseDetail, OwnCase } from './cases.js'
import { MODERATION_FIELD_COPY } from './copy.js'
import { MODERATION_LENGTHS } from './limits.js'
import { AuditEntry, NewSanction, PersonCard, Sanction } from './people.js'

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
  /** Opens a moderator's own case of a thing without a report, or returns the open one. */
  ...call('POST /v1/admin/case', {
    ...moderator,
    isRepeatable: true,
    body: z.object({ targetType: ReportTarget, targetId: Uuid }),
    reply: json(z.object({ id: Uuid })),
    codes: ['NOT_FOUND', 'WRITING_PAUSED'],
  }),
  /**
   * Decides an open or appealed case: hides the thing or lets it stay, notifies its author and the reporters, and
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
  /** Hides it from others for up to thirty days, while a claim of infringed rights is looked at. */
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
  /** The appeal of an ended account, by the code of the mailed link. */
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
  /** Finds people by the start of a nickname, or by a whole e-mail address; without `q` those with a role. */
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
  /** Replaces the sanction in force, where there is one. */
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
  /** Takes effect at once: a member who loses a role is signed out everywhere. */
  ...call('PUT /v1/admin/person/{profileId}/role', {
    ...admin,
    ...ofPerson,
    auth: 'recent',
    isRepeatable: true,
    body: z.object({ role: AccountRole, isGranted: z.boolean() }),
    reply: json(PersonCard),
    codes: ['NOT_FOUND', 'LAST_ADMIN', 'WRITING_PAUSED'],
  }),
  /** The acts of operators, the newest first. */
  ...call('GET /v1/admin/audit', {
    ...admin,
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(AuditEntry)),
    codes: [],
  }),
}
