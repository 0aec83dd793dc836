import { ApiError, type ApiClient } from '@doran/api-client'
import type { QueryOf, ReplyOf } from '@doran/contract'

const LIST = 'GET /v1/game'

export type FoundGames = ReplyOf<typeof LIST>

/** A page of games, or why it could not be read, so that the rest of the hub still stands. */
export async function findGames(
  api: ApiClient,
  query: QueryOf<typeof LIST>,
): Promise<FoundGames | ApiError> {
  try {
    return await api.call(LIST, { query })
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
