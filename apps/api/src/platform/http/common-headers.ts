import { INTERNAL_HEADERS } from '@doran/contract/names'

/** What every answer carries. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { [INTERNAL_HEADERS.requestId]: requestId, 'x-content-type-options': 'nosniff' }
}
