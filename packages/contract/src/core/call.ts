import type { z } from 'zod'
import type { ErrorCode } from '../codes.js'
import type { LimitName } from '../limits.js'
import type { CORE_CODES } from './codes.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CallKey = `${Method} /v1/${string}`

/**
 * The actors that may make the call. `anyone` needs no credential (and may have one); `visitor` is a visitor or a
 * member: with `owns` a caller without a credential is answered `NOT_FOUND`, without it the call hands out one of
 * their own. A browser whose sign-in has ended is answered `SESSION_EXPIRED` where it would be `NOT_FOUND` by `owns`.
 */
export type ActorPolicy = 'anyone' | 'visitor' | 'member' | 'system'

/** Roles of those who run the product; an administrator may do what a moderator may. */
export type OperatorRole = 'moderator' | 'admin'

/**
 * What a member's sign-in must be good for. `full`: not one by short-time password; `recent`: full, and the person
 * proved who they are a few minutes ago.
 */
export type AuthStrength = 'full' | 'recent'

export type Reply =
  | { kind: 'json'; schema: z.core.$ZodType }
  | { kind: 'stream'; schema: z.core.$ZodType }
  | { kind: 'file'; contentType: string }
  | { kind: 'empty' }

export const json = <S extends z.core.$ZodType>(schema: S) => ({ kind: 'json', schema }) as const
/** A `text/event-stream` whose `data` lines are JSON of the schema. */
export const stream = <S extends z.core.$ZodType>(schema: S) =>
  ({ kind: 'stream', schema }) as const
/** A download of the content type, streamed. */
export const download = (contentType: string) => ({ kind: 'file', contentType }) as const
export const empty = () => ({ kind: 'empty' }) as const

export type DeclaredFile = {
  field: string
  maxBytes: number
  withinMs: number
  /** The refusal of a larger one; `FILE_TOO_LARGE`, which speaks of pictures, without it. */
  tooLarge?: ErrorCode
}

export type CallDeclaration = {
  actor: ActorPolicy
  limit: LimitName
  reply: Reply
  /** Refusals beyond those every call can answer with (see `COMMON_CODES`). */
  codes: readonly ErrorCode[]
  /** The kind of row that the path names; the API loads it for its owner or answers `NOT_FOUND`. */
  owns?: string
  /** Allowed for `member` calls: a member without the role is answered `NOT_FOUND`, as if there were no such call. */
  role?: OperatorRole
  auth?: AuthStrength
  /** A member may make it before having agreed to the terms in force. */
  beforeConsent?: true
  /** The body's client-made id: the same id again is the same effect, with another body it is refused. */
  replayKey?: string
  /** It moves a member's money: it takes an `Idempotency-Key`, and the same key again is answered as the first time. */
  needsKey?: true
  /** Making it again has the same effect, or one that the limit bounds. */
  isRepeatable?: true
  /** Set for a `GET` that is polled: a caller who has its last answer learns when it is still true. */
  isConditional?: true
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  /** The largest JSON body, where it is not `LENGTHS.jsonBody`. */
  bodyBytes?: number
  /** The longest list in it, where one may have more than `LENGTHS.bodyEntries`. */
  bodyEntries?: number
  /** The multipart body's one file, instead of a JSON body. */
  file?: DeclaredFile
}

export const COMMON_CODES = [
  'INVALID_INPUT',
  'TOO_MANY',
  'NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'BODY_TYPE',
  'MAINTENANCE',
  'UNKNOWN',
] as const satisfies readonly (keyof typeof CORE_CODES)[]

export function call<const K extends CallKey, const D extends CallDeclaration>(
  key: K,
  declaration: D,
): { [P in K]: D } {
  return keyed(key, declaration)
}

// The one place that names a computed key's type; `Object.fromEntries` would widen it to string.
function keyed<K extends string, D>(key: K, declaration: D): { [P in K]: D } {
  const entry: Partial<{ [P in K]: D }> = {}
  entry[key] = declaration
  if (!hasKey(entry, key)) throw new Error(`unreachable: ${key} was just set`)
  return entry
}

function hasKey<K extends string, D>(
  entry: Partial<{ [P in K]: D }>,
  key: K,
): entry is { [P in K]: D } {
  return key in entry
}
