import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { CORE_FIELD_COPY } from '../core/copy.js'
import { Email, EnteredPassword } from '../core/person.js'
import { Timestamp, Uuid } from '../core/primitives.js'
import { SHORT_TIME_CODE } from './limits.js'

/** The code as typed: in any case, with or without its hyphen. */
const ShortTimeCode = z
  .string()
  .transform((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .pipe(z.string().length(SHORT_TIME_CODE.length, CORE_FIELD_COPY.code))

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

export const authSessionCalls = {
  ...call('POST /v1/auth/login', {
    ...signIn,
    limit: 'signIn',
    body: z.object({ email: Email, password: EnteredPassword }),
    codes: ['BAD_CREDENTIALS', 'ACCOUNT_ENDED'],
  }),
  ...call('POST /v1/auth/login/short-time', {
    ...signIn,
    limit: 'signIn',
    body: z.object({ email: Email, code: ShortTimeCode }),
    codes: ['CODE_WRONG', 'ACCOUNT_ENDED'],
  }),
  ...call('POST /v1/auth/logout', {
    actor: 'anyone',
    limit: 'account',
    isRepeatable: true,
    reply: empty(),
    codes: [],
  }),
  /** Proves once more who the person is. */
  ...call('POST /v1/auth/proof', {
    actor: 'member',
    beforeConsent: true,
    auth: 'full',
    limit: 'signIn',
    isRepeatable: true,
    body: z.object({ password: EnteredPassword }),
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
