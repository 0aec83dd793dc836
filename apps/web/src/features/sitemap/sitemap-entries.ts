import type { MetadataRoute } from 'next'
import { TALES_PATH } from '@doran/contract/names'
import { listSitemapPaths } from '@doran/site/core'

/** Something public with a page of its own. */
export type SitemapThing = { path: string; changedAt: string }

type Known = {
  origin: string
  things: readonly SitemapThing[]
  /** Of this site; the story area is a build of its own. */
  builtAt: Date | undefined
}

/** A time of change stands only where it is known: one that is wrong makes crawlers ignore all of them. */
export function sitemapEntries({ origin, things, builtAt }: Known): MetadataRoute.Sitemap {
  return [
    ...listSitemapPaths().map((path) => ({
      url: `${origin}${path}`,
      ...(builtAt && isOfThisSite(path) && { lastModified: builtAt }),
    })),
    ...things.map(({ path, changedAt }) => ({ url: `${origin}${path}`, lastModified: changedAt })),
  ]
}

function isOfThisSite(path: string): boolean {
  return !path.startsWith(TALES_PATH)
}
