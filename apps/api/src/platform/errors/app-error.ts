import { errorMessage, type ErrorCode } from '@doran/contract/errors'

/** An expected failure, answered with its code; anything else thrown is a bug and becomes `UNKNOWN`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    details: {
      field?: string
      message?: string | undefined
      retryAfter?: number
      /** The number that the message names. */
      count?: number
      cause?: unknown
    } = {},
  ) {
    super(details.message ?? errorMessage(code, { n: details.count ?? details.retryAfter ?? 1 }), {
      cause: details.cause,
    })
    this.code = code
    this.field = details.field
    this.retryAfter = details.retryAfter
  }
}
