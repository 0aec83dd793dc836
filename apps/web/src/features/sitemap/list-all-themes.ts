import type { ApiClient } from '@doran/api-client'
import type { ThemeCard } from '@doran/contract'

const PAGE = 50
/** A sitemap may hold 50,000 addresses; 20,000 are left to games, a few are the fixed pages. */
const MOST = 29_900

/** Every public theme, page after page. */
export async function listAllThemes(api: ApiClient): Promise<ThemeCard[]> {
  const themes: ThemeCard[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; cursor?: string } = { limit: PAGE, ...(cursor && { cursor }) }
    const page = await api.call('GET /v1/tales/template', { query })
    themes.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null && themes.length < MOST)
  return themes
}
