import type { WorldcupContent } from '@doran/contract'
import { repeated } from '../repeated.js'
import { unknownSlots } from './fill-item.js'

export function checkWorldcup({ items, championLine }: WorldcupContent): string[] {
  return [
    ...repeated(items.map((item) => item.key)).map((key) => `items: the key ${key} stands twice`),
    ...repeated(items.map((item) => item.label.trim())).map(
      (label) => `items: the label “${label}” stands twice`,
    ),
    ...unknownSlots(championLine).map((slot) => `championLine: nothing fills ${slot}`),
  ]
}
