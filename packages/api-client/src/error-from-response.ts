import { isErrorCode } from '@doran/contract/codes'
import { isRecord } from '@doran/contract/json'
import { ApiError } from './api-error.js'

const UNREADABLE_MESSAGE = '저희 쪽에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'

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
