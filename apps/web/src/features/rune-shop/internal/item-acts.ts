import type { StoreItem } from '@doran/contract'

/** What can be done with an article. */
export type ItemActs = {
  onBuy: (item: StoreItem) => void
  onWear: (item: StoreItem, isWorn: boolean) => void
  /** What is being put on or taken off. */
  busy: StoreItem['sku'] | null
}
