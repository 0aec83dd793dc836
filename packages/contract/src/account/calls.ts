import { z } from 'zod'
import { SignedIn } from '../auth-session/calls.js'
import { call, empty, json } from '../core/call.js'
import { CORE_FIELD_COPY } from '../core/copy.js'
import {
  Country,
  Email,
  EnteredPassword,
  NewPassword,
  NickName,
  PersonName,
} from '../core/person.js'
import { Timestamp, Uuid } from '../core/primitives.js'
import { PRIVACY_VERSION, TERMS_VERSION } from '../names.js'
import { OwnProfile } from '../profile/calls.js'
import { Genre } from '../theme/calls.js'
import { ACCOUNT_FIELD_COPY } from './copy.js'
import { MAILED_CODE } from './limits.js'

/** The agreements of a member, by the versions that were shown. */
export const Consent = z.object({
  isOver14: z.literal(true, ACCOUNT_FIELD_COPY.over14),
  terms: z.literal(TERMS_VERSION, ACCOUNT_FIELD_COPY.terms),
  privacy: z.literal(PRIVACY_VERSION, ACCOUNT_FIELD_COPY.terms),
})
export type Consent = z.infer<typeof Consent>

/** A mailed code can confirm it until then. Answered alike whether or not the address has an account. */
export const CodeTicket = z.object({ id: Uuid, expiresAt: Timestamp })
export type CodeTicket = z.infer<typeof CodeTicket>

export const AccountRole = z.enum(['admin', 'moderator'])
export type AccountRole = z.infer<typeof AccountRole>

export const Me = z.object({
  id: Uuid,
  /** Null where a provider gave none. */
  email: z.string().nullable(),
  name: z.string(),
  nickName: z.string(),
  country: z.string(),
  hasAgreedToMarketing: z.boolean(),
  roles: z.array(AccountRole),
  interests: z.array(Genre),
  profile: OwnProfile,
  unread: z.object({ notification: z.number().int(), chat: z.number().int() }),
  /** Ways to sign in: `password`, or a provider's key. */
  signIns: z.array(z.string()),
  session: z.object({
    id: Uuid,
    isLimited: z.boolean(),
    /** The end of a limited sign-in; null for others, which last as long as they are used. */
    limitedUntil: Timestamp.nullable(),
    /** Calls that need a recent proof of the person are allowed until then. */
    provedUntil: Timestamp,
  }),
  /**
   * Whether things rated 15 open; null where the person was not asked yet. `isFixed`: the birthday says that they do
   * not.
   */
  rating: z.object({ isOver15: z.boolean().nullable(), isFixed: z.boolean() }),
  /** The end of the account's first day, in which it posts less; null afterwards. */
  firstDayUntil: Timestamp.nullable(),
  /** The steps that `/login/after` still requires, in their order. */
  needs: z.array(z.enum(['consent', 'welcome'])),
})
export type Me = z.infer<typeof Me>

const MailedCode = z
  .string()
  .transform((typed) => typed.replace(/\D/g, ''))
  .pipe(z.string().length(MAILED_CODE.digits, CORE_FIELD_COPY.code))

export const accountCalls = {
  ...call('POST /v1/user', {
    actor: 'anyone',
    limit: 'signUp',
    isRepeatable: true,
    body: z.object({
      name: PersonName,
      password: NewPassword,
      email: Email,
      nickName: NickName,
      hasAgreedToMarketing: z.boolean().default(false),
      country: Country.default('KR'),
      /** Without it the account asks at its first sign-in. */
      consent: Consent.optional(),
    }),
    reply: json(CodeTicket),
    codes: [],
  }),
  ...call('GET /v1/user/me', {
    actor: 'member',
    beforeConsent: true,
    limit: 'read',
    reply: json(Me),
    codes: [],
  }),
  ...call('PATCH /v1/user', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    body: z.object({
      hasAgreedToMarketing: z.boolean().optional(),
      name: PersonName.optional(),
      country: Country.optional(),
    }),
    reply: json(Me),
    codes: [],
  }),
  ...call('GET /v1/user/nickname/check', {
    actor: 'anyone',
    limit: 'nickName',
    query: z.object({ v: NickName }),
    reply: json(
      z.object({
        isFree: z.boolean(),
        /** Reserved for all: the product's own names and rude ones. */
        isReserved: z.boolean(),
        suggestions: z.array(z.string()),
      }),
    ),
    codes: [],
  }),
  ...call('PUT /v1/user/consent', {
    actor: 'member',
    beforeConsent: true,
    auth: 'full',
    limit: 'account',
    body: z.object({ consent: Consent, hasAgreedToMarketing: z.boolean() }),
    reply: json(Me),
    codes: [],
  }),
  ...call('PUT /v1/user/interest', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    body: z.object({ interests: z.array(Genre).max(10) }),
    reply: json(Me),
    codes: [],
  }),
  /** The welcome was seen or skipped. */
  ...call('PUT /v1/user/welcome', {
    actor: 'member',
    limit: 'account',
    reply: json(Me),
    codes: [],
  }),
  ...call('POST /v1/auth/email/resend', {
    actor: 'anyone',
    limit: 'codeMail',
    isRepeatable: true,
    body: z.object({ ticket: Uuid }),
    reply: json(CodeTicket),
    codes: ['CODE_EXPIRED'],
  }),
  ...call('POST /v1/auth/email/confirm', {
    actor: 'anyone',
    isRepeatable: true,
    reply: json(SignedIn),
    limit: 'code',
    body: z.object({ ticket: Uuid, code: MailedCode }),
    codes: ['CODE_WRONG', 'CODE_EXPIRED'],
  }),
  ...call('POST /v1/auth/password/reset-request', {
    actor: 'anyone',
    limit: 'codeMail',
    isRepeatable: true,
    body: z.object({ email: Email }),
    reply: json(CodeTicket),
    codes: [],
  }),
  /** Signs out everywhere else and in here. */
  ...call('POST /v1/auth/password/reset', {
    actor: 'anyone',
    isRepeatable: true,
    reply: json(SignedIn),
    limit: 'code',
    body: z.object({ ticket: Uuid, code: MailedCode, password: NewPassword }),
    codes: ['CODE_WRONG', 'CODE_EXPIRED', 'ACCOUNT_ENDED'],
  }),
  /** Signs out everywhere else. */
  ...call('PUT /v1/auth/password', {
    actor: 'member',
    beforeConsent: true,
    auth: 'full',
    limit: 'signIn',
    body: z.object({ currentPassword: EnteredPassword, password: NewPassword }),
    reply: empty(),
    codes: ['BAD_CREDENTIALS'],
  }),
}
