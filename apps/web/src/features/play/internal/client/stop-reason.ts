import type { ApiError, ApiErrorCode } from '@doran/api-client'
import type { PlayStopReason } from './play-state'

const REASONS: Partial<Record<ApiErrorCode, PlayStopReason>> = {
  PLAY_MOVED: 'moved',
  PLAY_EXPIRED: 'gone',
  NOT_FOUND: 'gone',
  RATING_LIMIT: 'rated',
  AGE_UNCONFIRMED: 'rated',
  LOGIN_REQUIRED: 'signed-out',
  SESSION_EXPIRED: 'signed-out',
}

/** Why a failed call is not worth another try; null where it is. */
export function stopReason({ code, status }: ApiError): PlayStopReason | null {
  if (status === 0 || status === 408 || status >= 429) return null
  return REASONS[code] ?? 'refused'
}
