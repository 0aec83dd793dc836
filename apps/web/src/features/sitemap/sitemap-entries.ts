import type { MetadataRoute } from 'next'
import type { ThemeCard } from '@doran/contract'
import { routes } from '@doran/site/core'

const OWN_PAGES = [routes.home, routes.about, routes.terms, routes.privacy]

type Known = {
  origin: string
  themes: readonly Pick<ThemeCard, 'id' | 'changedAt'>[]
  /** Of this site; the story area is a build of its own. */
  builtAt: Date | undefined
}

/** A time of change stands only where it is known: one that is wrong makes crawlers pass over all of them. */
export function sitemapEntries({ origin, themes, builtAt }: Known): MetadataRoute.Sitemap {
  const at = (path: string) => ({ url: `${origin}${path}` })
  const built = builtAt && { lastModified: builtAt }
  return [
    ...OWN_PAGES.map((route) => ({ ...at(route.path()), ...built })),
    ...[routes.tales, routes.newTales, routes.landing].map((route) => at(route.path())),
    ...themes.map(({ id, changedAt }) => ({
      ...at(routes.theme.path({ id })),
      lastModified: changedAt,
    })),
  ]
}
