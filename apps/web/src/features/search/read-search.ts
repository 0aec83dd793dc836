import { ApiError, type ApiClient } from '@doran/api-client'
import type { ReplyOf } from '@doran/contract'
import { isTooLong, searchQuery, type SearchAddress } from './search-address'

const LIST = 'GET /v1/search'

export type FoundThings = ReplyOf<typeof LIST>

/** What was found, or why nothing could be; null where nothing can be asked. Over its limit the whole page says so. */
export async function readSearch(
  api: ApiClient,
  address: SearchAddress,
): Promise<FoundThings | ApiError | null> {
  if (address.q === '' || isTooLong(address.q)) return null
  try {
    return await api.call(LIST, { query: searchQuery(address) })
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'TOO_MANY') return error
    throw error
  }
}
