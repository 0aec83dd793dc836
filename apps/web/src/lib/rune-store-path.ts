import type { RuneSku } from '@doran/contract/limits'
import { routes } from '@doran/site/core'

/** The rune store, at an article of it. */
export function runeStorePath(sku?: RuneSku): string {
  return sku === undefined ? routes.runeStore.path() : `${routes.runeStore.path()}#${sku}`
}
