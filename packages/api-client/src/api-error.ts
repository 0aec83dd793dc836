import { isErrorCode, type ErrorCode } from '@doran/contract/errors'

/** `NETWORK`: no answer came at all, or it broke off. */
export type ApiErrorCode = ErrorCode | 'NETWORK'

const NETWORK_MESSAGE = '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.'
const UNREADABLE_MESSAGE = '저희 쪽에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'

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

export function networkError(cause: unknown): ApiError {
  return new ApiError({ code: 'NETWORK', message: NETWORK_MESSAGE, status: 0, cause })
}

/** Rebuilds the API's envelope; anything else becomes `UNKNOWN` (or `MAINTENANCE` for 502–504). */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const body: unknown = await response.json().catch(() => null)
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {}
  const { code, message, field, requestId } = error
  return new ApiError({
    code: isErrorCode(code) ? code : response.status >= 502 ? 'MAINTENANCE' : 'UNKNOWN',
    message: typeof message === 'string' ? message : UNREADABLE_MESSAGE,
    status: response.status,
    field: typeof field === 'string' ? field : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfter,
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
