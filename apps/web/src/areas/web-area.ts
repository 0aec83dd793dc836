import type { ApiClient } from '@doran/api-client'
import type { AboutPlace } from '../features/about/about-place'
import type { HomeRowRenderers } from '../features/home/home-row-renderers'
import type { PrivacyRow } from '../features/legal/privacy-row'
import type { MeTile } from '../features/me/me-tiles'
import type { SitemapThing } from '../features/sitemap/sitemap-entries'

/** The entries of all areas are shown in one row, the smallest first. */
export type Ordered<Entry> = Entry & { order: number }

/**
 * What an area adds to pages of the main site. Every key is demanded, so that nobody forgets one: an area that adds
 * nothing somewhere says so.
 */
export type WebArea = {
  /** How the rows of `/` look that the API sends on its behalf. */
  homeRows: Partial<HomeRowRenderers>
  /** Links in a member's own page. */
  meTiles: readonly Ordered<MeTile>[]
  /** Where one can sit down on the map of `/about`. */
  aboutPlaces: readonly Ordered<AboutPlace>[]
  /** Public things with a page each; its fixed pages are in the sitemap by `isInSitemap` of their routes. */
  readSitemap: ((api: ApiClient) => Promise<SitemapThing[]>) | null
  /** What the privacy policy says of it. */
  privacy: { collected: readonly PrivacyRow[]; kept: readonly PrivacyRow[] }
}
