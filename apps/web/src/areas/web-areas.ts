import type { ApiClient } from '@doran/api-client'
import { mergeEntries, type AreaName } from '@doran/site/core'
import type { HomeRowRenderers } from '../features/home/home-row-renderers'
import type { SitemapThing } from '../features/sitemap/sitemap-entries'
import { account } from './account'
import { admin } from './admin'
import { chat } from './chat'
import { community } from './community'
import { engagement } from './engagement'
import { games } from './games'
import { help } from './help'
import { main } from './main'
import { morning } from './morning'
import { search } from './search'
import { tales } from './tales'
import { tree } from './tree'
import { wallet } from './wallet'
import { yearend } from './yearend'
import type { WebArea } from './web-area'

// An area of the product without an entry does not compile.
const WEB_AREAS = {
  main,
  tales,
  games,
  morning,
  tree,
  yearend,
  community,
  search,
  help,
  engagement,
  wallet,
  chat,
  account,
  admin,
} satisfies Record<AreaName, WebArea>

const areas: readonly WebArea[] = Object.values(WEB_AREAS)

// A row of the API's that no area renders does not compile.
export const HOME_ROWS: HomeRowRenderers = mergeEntries(WEB_AREAS, 'homeRows')

export const ME_TILES = areas.flatMap(({ meTiles }) => meTiles)

export const ABOUT_PLACES = areas.flatMap(({ aboutPlaces }) => aboutPlaces)

export const PRIVACY_ROWS = {
  collected: areas.flatMap(({ privacy }) => privacy.collected),
  kept: areas.flatMap(({ privacy }) => privacy.kept),
}

/** Every public thing of every area. */
export async function readSitemap(api: ApiClient): Promise<SitemapThing[]> {
  const lists = areas.flatMap(({ readSitemap: read }) => (read ? [read(api)] : []))
  return (await Promise.all(lists)).flat()
}
