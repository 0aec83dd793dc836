import { ApiError, type ApiClient } from '@doran/api-client'
import type { Me } from '@doran/contract'
import { STORIES_AT_ONCE, type MyStories } from './internal/my-stories'

const TIMEOUT_MS = 3_000

/** The member, `visitor`, or null where the API did not answer and the page has to ask again. */
export async function readMe(api: ApiClient): Promise<Me | 'visitor' | null> {
  try {
    return await api.call('GET /v1/user/me', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? 'visitor' : null
  }
}

/** The first stories of the member or visitor, or null when they cannot be read. */
export async function readMyStories(api: ApiClient): Promise<MyStories | null> {
  try {
    return await api.call('GET /v1/tales/session/my', {
      query: { limit: STORIES_AT_ONCE },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
