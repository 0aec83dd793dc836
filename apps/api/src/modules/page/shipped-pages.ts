import type { PageKey, RichText } from '@doran/contract'
import { SHIPPED_RULES } from './shipped-rules.js'

export type ShippedPage = {
  body: RichText
  /** What changed since the last version that shipped. */
  note: string
}

/** The texts that ship with the product, until an administrator writes others. */
export const SHIPPED_PAGES: Readonly<Record<PageKey, ShippedPage>> = {
  'community-rule': { body: SHIPPED_RULES, note: '' },
}
