import type { WorldcupItem } from '@doran/contract'
import { pictureOf } from './picture-of.js'

type DrawnItem = { key: string; label: string; text: string; alt: string }

/** Items whose pictures are the product's own drawings. */
export function worldcupItems(slug: string, items: readonly DrawnItem[]): WorldcupItem[] {
  return items.map(({ key, label, text, alt }) => ({
    key,
    label,
    text,
    picture: pictureOf(slug, key, alt),
    credit: null,
  }))
}
