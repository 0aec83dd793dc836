import { isRecord } from '@doran/contract/json'
import { ModelError, type ModelErrorKind } from './model-port.js'

const TOO_LONG =
  /context[ _-]?(?:length|size|window)|maximum context|exceeds? the (?:available )?context|prompt is too long|input (?:is|token count).{0,40}(?:too long|exceeds)|too many (?:input )?tokens|max_tokens must be at least 1/i
const UNKNOWN_MODEL =
  /model_not_found|not_found_error.{0,40}model|models?\b.{0,120}(?:not found|does not exist|not exist|unknown|not supported)|(?:unknown|invalid|no such|not a valid) model/i
const OVERLOADED = /overloaded|rate.?limit|too many requests|resource.?exhausted|unavailable/i
const SHOWN = 300

export type RefusedAnswer = { status: number; body: string; retryAfter: string | undefined }

/** What an HTTP answer other than 200 means. `secret` is kept out of the message should the server echo it. */
export function failureOfStatus(answer: RefusedAnswer, secret: string | null): ModelError {
  const { status, body } = answer
  const kind = kindOfStatus(status, body)
  const message = excerpt(secret ? body.replaceAll(secret, '***') : body)
  const retryAfterMs = kind === 'busy' ? parseRetryAfter(answer.retryAfter) : null
  return new ModelError(kind, `HTTP ${status}: ${message}`, { status, retryAfterMs })
}

function kindOfStatus(status: number, body: string): ModelErrorKind {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  // llama.cpp says 500 where a context that was filled before is full.
  if (status === 413 || (status >= 400 && TOO_LONG.test(body))) return 'too-long'
  if (status < 400 || status >= 500) return 'bad-answer'
  return UNKNOWN_MODEL.test(body) ? 'unknown-model' : 'bad-answer'
}

/** Reads an `error` object inside a stream that started well. */
export function failureOfEvent(error: unknown, hasText: boolean): ModelError {
  const message = typeof error === 'string' ? error : JSON.stringify(error)
  const code = isRecord(error) ? Number(error['code']) : Number.NaN
  const kind: ModelErrorKind = hasText
    ? 'broke-off'
    : code >= 400 && code < 600
      ? kindOfStatus(code, message)
      : kindOfMessage(message)
  return new ModelError(kind, `an error in the stream: ${excerpt(message)}`)
}

function kindOfMessage(message: string): ModelErrorKind {
  if (TOO_LONG.test(message)) return 'too-long'
  if (OVERLOADED.test(message)) return 'busy'
  return UNKNOWN_MODEL.test(message) ? 'unknown-model' : 'bad-answer'
}

/** Classifies a connection that failed: before the answer the server is away, after it the answer broke off. */
export function failureOfConnection(error: unknown, hasAnswer: boolean): ModelError {
  const code = codeOf(error)
  if (code.startsWith('HPE_')) {
    return new ModelError('bad-answer', `the answer is not HTTP (${code})`, { cause: error })
  }
  return hasAnswer
    ? new ModelError('broke-off', `the connection broke off (${code})`, { cause: error })
    : new ModelError('refused', `no connection (${code})`, { cause: error })
}

export function codeOf(error: unknown): string {
  if (!isRecord(error)) return 'unknown'
  if (typeof error['code'] === 'string') return error['code']
  return isRecord(error['cause']) ? codeOf(error['cause']) : 'unknown'
}

/** Seconds or a date; null where it is neither. */
export function parseRetryAfter(value: string | undefined): number | null {
  if (!value) return null
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

/**
 * The server's own sentence. Servers complain in English, while prompts are Korean: dropping what is not ASCII
 * keeps a story out of the log where a server quotes the request.
 */
function excerpt(body: string): string {
  const line = messageIn(body)
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim()
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line || '(nothing)'
}

function messageIn(body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return body
  }
  const error = isRecord(parsed) ? (parsed['error'] ?? parsed) : parsed
  if (!isRecord(error)) return typeof error === 'string' ? error : body
  return typeof error['message'] === 'string' ? error['message'] : body
}
