import { ApiError, type ApiClient } from '@doran/api-client'
import type { QueryOf, ReplyOf } from '@doran/contract'

const LIST = 'GET /v1/community/post'

export type FoundPosts = ReplyOf<typeof LIST>

/** What a board shows, or why it could not be read. Over its limit the whole page says so. */
export async function readPosts(
  api: ApiClient,
  query: QueryOf<typeof LIST>,
): Promise<FoundPosts | ApiError> {
  try {
    return await api.call(LIST, { query })
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'TOO_MANY') return error
    throw error
  }
}
