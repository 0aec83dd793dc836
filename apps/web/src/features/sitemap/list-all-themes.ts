import type { ApiClient } from '@doran/api-client'
import type { ThemeCard } from '@doran/contract'
import { listAll } from './list-all'

/** A sitemap may hold 50,000 addresses; 20,000 are left to games, a few are the fixed pages. */
const MOST = 29_900

/** Every public theme. */
export function listAllThemes(api: ApiClient): Promise<ThemeCard[]> {
  return listAll((query) => api.call('GET /v1/tales/template', { query }), MOST)
}
