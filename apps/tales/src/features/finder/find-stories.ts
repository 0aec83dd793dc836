import { ApiError, type ApiClient } from '@doran/api-client'
import type { QueryOf, ReplyOf } from '@doran/contract'

const LIST = 'GET /v1/tales/template'

export type FoundStories = ReplyOf<typeof LIST>

/** The first page, or why it could not be read, so that the rest of the page still stands. */
export async function findStories(
  api: ApiClient,
  query: QueryOf<typeof LIST>,
): Promise<FoundStories | ApiError> {
  try {
    return await api.call(LIST, { query })
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
