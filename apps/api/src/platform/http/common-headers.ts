import { INTERNAL_HEADERS } from '@doran/contract/names'
import { isSecure } from '../cookies/cookies.js'

const ONE_YEAR_S = 31_536_000

/** The headers of every answer. */
export function commonHeaders(requestId: string, publicOrigin: string): Record<string, string> {
  return {
    [INTERNAL_HEADERS.requestId]: requestId,
    'x-content-type-options': 'nosniff',
    ...(isSecure(publicOrigin) && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
  }
}
