import type { TierItem } from '@doran/contract'
import { pictureOf } from './picture-of.js'

type DrawnItem = { key: string; label: string; text: string; alt: string }

/** Items whose pictures are the product's own drawings. */
export function tierItems(slug: string, items: readonly DrawnItem[]): TierItem[] {
  return items.map(({ key, label, text, alt }) => ({
    key,
    label,
    text,
    picture: pictureOf(slug, key, alt),
    credit: null,
  }))
}
