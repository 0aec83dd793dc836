import type { TextBlock } from '@doran/contract'

type Item = Extract<TextBlock, { type: 'list' }>['items'][number]

export type NestedItem = { item: Item; below: NestedItem[] }

/** The items of a flat list below those they belong to. An item deeper than its parent's next level is drawn there. */
export function nestItems(items: readonly Item[]): NestedItem[] {
  const top: NestedItem[] = []
  /** The items that an item of the next level would stand below, the outermost first. */
  const open: NestedItem[] = []
  for (const item of items) {
    open.length = Math.min(open.length, item.level)
    const nested = { item, below: [] }
    const siblings = open.at(-1)?.below ?? top
    siblings.push(nested)
    open.push(nested)
  }
  return top
}
