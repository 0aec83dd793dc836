import type { ErrorCode } from '@doran/contract/codes'

/** `NETWORK`: no answer came at all, or it broke off. */
export type ApiErrorCode = ErrorCode | 'NETWORK'

const NETWORK_MESSAGE = '인터넷 연결이 끊겼어요. 연결되면 다시 눌러 주세요.'

/** Any failed call. Branch on `code`; `message` is Korean and may be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** 0 when no answer came. */
  readonly status: number
  readonly field: string | undefined
  readonly requestId: string | undefined
  /** Seconds to wait, where the API said so. */
  readonly retryAfter: number | undefined

  constructor(init: {
    code: ApiErrorCode
    message: string
    status: number
    field?: string | undefined
    requestId?: string | undefined
    retryAfter?: number | undefined
    cause?: unknown
  }) {
    super(init.message, { cause: init.cause })
    this.code = init.code
    this.status = init.status
    this.field = init.field
    this.requestId = init.requestId
    this.retryAfter = init.retryAfter
  }
}

/** The error of a call without an answer. The client does not try again, so the message promises nothing. */
export function networkError(cause: unknown): ApiError {
  return new ApiError({ code: 'NETWORK', message: NETWORK_MESSAGE, status: 0, cause })
}
