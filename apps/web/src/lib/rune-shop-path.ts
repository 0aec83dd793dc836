import type { RuneSku } from '@doran/contract/limits'
import { routes } from '@doran/site/core'

/** The rune store, at an article of it. */
export function runeShopPath(sku?: RuneSku): string {
  return sku === undefined ? routes.runeShop.path() : `${routes.runeShop.path()}#${sku}`
}
