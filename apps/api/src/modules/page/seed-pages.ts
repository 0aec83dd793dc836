import { isDeepStrictEqual } from 'node:util'
import { PageKey, type RichText } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findPage, insertPage } from './page-repository.js'
import { SHIPPED_PAGES, type ShippedPage } from './shipped-pages.js'

/** Brings the shipped texts into the database, but for those that an administrator has written since. */
export async function seedPages(
  { db, clock }: Context,
  pages: Readonly<Record<PageKey, ShippedPage>> = SHIPPED_PAGES,
): Promise<void> {
  for (const key of PageKey.options) {
    const { body, note } = pages[key]
    const inForce = await findPage(db, key)
    if (inForce && !isOutdated(inForce, body)) continue
    const version = (inForce?.version ?? 0) + 1
    // Of several processes that start at once, one writes it.
    await insertPage(db, { key, version, body, note, byProfileId: null, publishedAt: clock.now() })
  }
}

const isOutdated = (
  inForce: { byProfileId: string | null; body: RichText },
  body: RichText,
): boolean => inForce.byProfileId === null && !isDeepStrictEqual(inForce.body, body)
