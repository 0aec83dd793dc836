import type { ApiClient } from '@doran/api-client'
import type { ThemeCard } from '@doran/contract'
import { listAll } from './list-all'

/** A sitemap may hold 50,000 addresses; 20,000 are left to games, 10,000 to posts, 5,000 to characters, a few are the fixed pages. */
const MOST = 14_900

/** Every public theme. */
export function listAllThemes(api: ApiClient): Promise<ThemeCard[]> {
  return listAll((query) => api.call('GET /v1/tales/template', { query }), MOST)
}
