import { z } from 'zod'
import { call, empty, json } from './call.js'
import { FIELD_COPY } from './errors.js'
import { CODES } from './limits.js'
import { AUTH_PROVIDERS } from './names.js'
import { Email, GivenPassword, NewPassword } from './person.js'
import { Timestamp, Uuid } from './primitives.js'
import { CodeTicket } from './user.js'

export const AuthProvider = z.enum(AUTH_PROVIDERS)
export type AuthProvider = z.infer<typeof AuthProvider>

const MailedCode = z
  .string()
  .transform((typed) => typed.replace(/\D/g, ''))
  .pipe(z.string().length(CODES.mailed.digits, FIELD_COPY.code))

/** As typed: in any case, with or without its hyphen. */
const ShortTimeCode = z
  .string()
  .transform((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .pipe(z.string().length(CODES.shortTime.length, FIELD_COPY.code))

/** Where to go after signing in: a path of the product's own. */
const NextPath = z.string().max(1_000)

export const SessionTtl = z.enum(['two-hours', 'midnight'])
export type SessionTtl = z.infer<typeof SessionTtl>

/** A browser in which the account is signed in. `device` is a few words such as “Chrome, Windows”. */
export const AuthSession = z.object({
  id: Uuid,
  isCurrent: z.boolean(),
  isLimited: z.boolean(),
  device: z.string(),
  createdAt: Timestamp,
  lastAt: Timestamp,
  expiresAt: Timestamp,
})
export type AuthSession = z.infer<typeof AuthSession>

/** `hasReturned`: the account was leaving, and stays. */
export const SignedIn = z.object({ hasReturned: z.boolean() })

const signIn = { actor: 'anyone', isRepeatable: true, reply: json(SignedIn) } as const

export const authCalls = {
  ...call('GET /v1/auth/provider', {
    actor: 'anyone',
    limit: 'read',
    reply: json(z.object({ items: z.array(AuthProvider) })),
    codes: [],
  }),
  ...call('POST /v1/auth/provider/{provider}/start', {
    actor: 'anyone',
    limit: 'signIn',
    isRepeatable: true,
    params: z.object({ provider: AuthProvider }),
    body: z.object({ next: NextPath.optional() }),
    reply: json(z.object({ url: z.string() })),
    codes: ['NOT_FOUND', 'PROVIDER_DOWN'],
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
    ...signIn,
    limit: 'code',
    body: z.object({ ticket: Uuid, code: MailedCode }),
    codes: ['CODE_WRONG', 'CODE_EXPIRED'],
  }),
  ...call('POST /v1/auth/login', {
    ...signIn,
    limit: 'signIn',
    body: z.object({ email: Email, password: GivenPassword }),
    codes: ['BAD_CREDENTIALS'],
  }),
  ...call('POST /v1/auth/login/short-time', {
    ...signIn,
    limit: 'signIn',
    body: z.object({ email: Email, code: ShortTimeCode }),
    codes: ['CODE_WRONG'],
  }),
  ...call('POST /v1/auth/logout', {
    actor: 'anyone',
    limit: 'account',
    isRepeatable: true,
    reply: empty(),
    codes: [],
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
    ...signIn,
    limit: 'code',
    body: z.object({ ticket: Uuid, code: MailedCode, password: NewPassword }),
    codes: ['CODE_WRONG', 'CODE_EXPIRED'],
  }),
  /** Signs out everywhere else. */
  ...call('PUT /v1/auth/password', {
    actor: 'member',
    beforeConsent: true,
    auth: 'full',
    limit: 'signIn',
    body: z.object({ currentPassword: GivenPassword, password: NewPassword }),
    reply: empty(),
    codes: ['BAD_CREDENTIALS'],
  }),
  /** Proves once more who the person is. */
  ...call('POST /v1/auth/proof', {
    actor: 'member',
    beforeConsent: true,
    auth: 'full',
    limit: 'signIn',
    isRepeatable: true,
    body: z.object({ password: GivenPassword }),
    reply: json(z.object({ provedUntil: Timestamp })),
    codes: ['BAD_CREDENTIALS'],
  }),
  /** The newest first; an account has few. */
  ...call('GET /v1/auth/session', {
    actor: 'member',
    beforeConsent: true,
    limit: 'read',
    reply: json(z.object({ items: z.array(AuthSession) })),
    codes: [],
  }),
  ...call('DELETE /v1/auth/session/{sessionUuid}', {
    actor: 'member',
    beforeConsent: true,
    owns: 'authSession',
    auth: 'full',
    limit: 'account',
    params: z.object({ sessionUuid: Uuid }),
    reply: empty(),
    codes: ['NOT_FOUND'],
  }),
  /** All but this one. */
  ...call('DELETE /v1/auth/session', {
    actor: 'member',
    beforeConsent: true,
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    reply: empty(),
    codes: [],
  }),
  /** A new code; the one before it is void. Shown once, kept hashed. */
  ...call('POST /v1/auth/short-time-password', {
    actor: 'member',
    auth: 'recent',
    limit: 'account',
    isRepeatable: true,
    body: z.object({ sessionTtl: SessionTtl.default('two-hours') }),
    reply: json(z.object({ code: z.string(), expiresAt: Timestamp })),
    codes: [],
  }),
  ...call('DELETE /v1/auth/short-time-password', {
    actor: 'member',
    auth: 'full',
    limit: 'account',
    isRepeatable: true,
    reply: empty(),
    codes: [],
  }),
}
