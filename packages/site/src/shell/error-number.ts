import { ApiError } from '@doran/api-client'

/**
 * A number that a person can quote to us: the API's request, or the digest by which Next's log of a server error is
 * searched.
 */
export function errorNumber(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.requestId
  if (!(error instanceof Error) || !('digest' in error)) return undefined
  return typeof error.digest === 'string' ? error.digest : undefined
}
