import { ERRORS, errorMessage, type ErrorEnvelope } from '@doran/contract/errors'
import { AppError } from '../errors/app-error.js'
import { isDatabaseAway } from '../db/is-database-away.js'

/** Turns whatever was thrown into an answer. Only messages of our own leave the process. */
export function errorResponse(thrown: unknown, requestId: string): Response {
  const error = toAppError(thrown)
  const message = error.code === 'UNKNOWN' ? errorMessage('UNKNOWN', { requestId }) : error.message
  const envelope: ErrorEnvelope = {
    error: {
      code: error.code,
      message,
      ...(error.field !== undefined && { field: error.field }),
      requestId,
    },
  }
  return Response.json(envelope, {
    status: ERRORS[error.code].status,
    headers: {
      'cache-control': 'no-store',
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    },
  })
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isDatabaseAway(thrown)) return new AppError('MAINTENANCE', { retryAfter: 2, cause: thrown })
  return new AppError('UNKNOWN', { cause: thrown })
}
