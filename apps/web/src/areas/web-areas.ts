import type { ApiClient } from '@doran/api-client'
import { mergeEntries, type AreaName } from '@doran/site/core'
import type { HomeRowRenderers } from '../features/home/home-row-renderers'
import type { SitemapThing } from '../features/sitemap/sitemap-entries'
import type { Ordered, WebArea } from './web-area'
import { WEB_AREAS } from './web-areas.generated'

// An area of the product without an entry does not compile.
const areas: readonly WebArea[] = Object.values(WEB_AREAS satisfies Record<AreaName, WebArea>)

// A row of the API's that no area renders does not compile.
export const HOME_ROWS: HomeRowRenderers = mergeEntries(WEB_AREAS, 'homeRows')

export const ME_TILES = areas.flatMap(({ meTiles }) => meTiles).toSorted(byOrder)

export const ABOUT_PLACES = areas.flatMap(({ aboutPlaces }) => aboutPlaces).toSorted(byOrder)

export const PRIVACY_ROWS = {
  collected: areas.flatMap(({ privacy }) => privacy.collected),
  kept: areas.flatMap(({ privacy }) => privacy.kept),
}

/** Every public thing of every area. */
export async function readSitemap(api: ApiClient): Promise<SitemapThing[]> {
  const lists = areas.flatMap(({ readSitemap: read }) => (read ? [read(api)] : []))
  return (await Promise.all(lists)).flat()
}

function byOrder(one: Ordered<object>, other: Ordered<object>): number {
  return one.order - other.order
}
