import { ApiError } from '@doran/api-client'

/** What to show instead of what is loaded: a failed look at something that is there is tried again by itself. */
export function shownError(error: Error | null, isLoaded: boolean): Error | null {
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  return isLoaded && !isGone ? null : error
}
