import type { ThemeCard } from '@doran/contract'
import { routes } from '@doran/site/core'
import type { SitemapThing } from './sitemap-entries'

/** The pages of the genres that have a story, each as fresh as the last change of one of its stories. */
export function genrePages(
  themes: readonly Pick<ThemeCard, 'genre' | 'changedAt'>[],
): SitemapThing[] {
  const byGenre = Map.groupBy(themes, ({ genre }) => genre)
  return [...byGenre].map(([genre, stories]) => ({
    path: routes.genre.path({ genre }),
    changedAt:
      stories
        .map(({ changedAt }) => changedAt)
        .toSorted()
        .at(-1) ?? '',
  }))
}
