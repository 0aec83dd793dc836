import type { ApiClient } from '@doran/api-client'
import type { FoundCharacter } from '@doran/contract'
import { listAll } from './list-all'

/** With all themes, games and posts they stay within the 50,000 addresses of a sitemap. */
const MOST = 5_000

/** Everybody of a public theme, those of the newest first. */
export function listAllCharacters(api: ApiClient): Promise<FoundCharacter[]> {
  return listAll(
    ({ cursor }) => api.call('GET /v1/tales/character', { query: cursor ? { cursor } : {} }),
    MOST,
  )
}
