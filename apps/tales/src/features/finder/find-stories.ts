import { ApiError, type ApiClient } from '@doran/api-client'
import type { QueryOf, ReplyOf } from '@doran/contract'

const LIST = 'GET /v1/tales/template'

export type FoundStories = ReplyOf<typeof LIST>

/** The first page; null when the list could not be read, so that the rest of the page still stands. */
export async function findStories(
  api: ApiClient,
  query: QueryOf<typeof LIST>,
): Promise<FoundStories | null> {
  try {
    return await api.call(LIST, { query })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
