import { ApiError, type ApiClient } from '@doran/api-client'
import type { FoundCharacter } from '@doran/contract'

const SHOWN = 6

/** Who is called like what is looked for; nobody where that cannot be said, since stories matter more. */
export async function findCharacters(api: ApiClient, q: string): Promise<FoundCharacter[]> {
  if (q === '') return []
  try {
    const { items } = await api.call('GET /v1/tales/character', { query: { q } })
    return items.slice(0, SHOWN)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
