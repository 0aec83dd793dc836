import { STATUS_BY_CODE, isErrorCode, type ErrorCode } from './codes.js'
import { waitLabel } from './core/copy.js'
import { merge } from './core/merge.js'
import { FIELD_COPY_BY_FOLDER } from './field-copy.generated.js'
import { MESSAGES_BY_FOLDER } from './messages.generated.js'

export { isErrorCode, type ErrorCode } from './codes.js'
export { waitLabel } from './core/copy.js'
export { BLOCKED_COPY, blockedMessage } from './story-turn/copy.js'
export { AI_NOTICE } from './visitor/copy.js'

const MESSAGES = /* @__PURE__ */ merge(MESSAGES_BY_FOLDER)

type Failures = {
  [C in ErrorCode]: { status: (typeof STATUS_BY_CODE)[C]; message: (typeof MESSAGES)[C] }
}

/** Every failure the product can answer with: its HTTP status and what the person reads. */
export const ERRORS: Failures = /* @__PURE__ */ joinFailures()

function joinFailures(): Failures {
  const codes = Object.keys(STATUS_BY_CODE).filter(isErrorCode)
  const failures = Object.fromEntries(
    codes.map((code) => [code, { status: STATUS_BY_CODE[code], message: MESSAGES[code] }]),
  )
  if (!hasEveryCode(failures)) throw new Error('unreachable: every code was joined')
  return failures
}

function hasEveryCode(failures: Record<string, object>): failures is Failures {
  return Object.keys(STATUS_BY_CODE).every((code) => Object.hasOwn(failures, code))
}

/** The envelope of every answer that is not a 2xx. `field` names the refused input, dotted from the body's root. */
export type ErrorEnvelope = {
  error: { code: ErrorCode; message: string; field?: string; requestId: string }
}

/** What a person reads when one field is refused; schemas carry these, the error handler lets only these out. */
export const FIELD_COPY = /* @__PURE__ */ merge(FIELD_COPY_BY_FOLDER)

export function isFieldCopy(message: string): boolean {
  return Object.values<string>(FIELD_COPY).includes(message)
}

/** Fills `{wait}`, from `n` seconds, `{n}` and `{requestId}` of a message. */
export function errorMessage(
  code: ErrorCode,
  values: { n?: number; requestId?: string } = {},
): string {
  return MESSAGES[code]
    .replace('{wait}', waitLabel(values.n ?? 1))
    .replace('{n}', String(values.n ?? 1))
    .replace('{requestId}', values.requestId ?? '-')
}
