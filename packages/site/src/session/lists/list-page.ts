/** A page of a keyset list. */
export type ListPage<Item> = { items: readonly Item[]; nextCursor: string | null }

export type ListRules<Item> = {
  idOf: (item: Item) => string
  /** The moment by which the list is ordered. */
  placeOf: (item: Item) => string
}

export type ListOrder<Item> = ListRules<Item> & { sort: 'new' | 'old' }

/**
 * Merges a list that was read further with a new first page: entries that the new page should have and has not are
 * gone; those behind it stay.
 */
export function mergeFirst<Item>(
  old: ListPage<Item>,
  first: ListPage<Item>,
  order: ListOrder<Item>,
): ListPage<Item> {
  const last = first.items.at(-1)
  if (first.nextCursor === null || last === undefined) return first
  const known = new Set(first.items.map(order.idOf))
  // More entries may be between pages that share none.
  if (!old.items.some((item) => known.has(order.idOf(item)))) return first
  const rest = old.items.filter(
    (item) => !known.has(order.idOf(item)) && !isBefore(item, last, order),
  )
  if (rest.length === 0) return first
  return { items: [...first.items, ...rest], nextCursor: old.nextCursor }
}

/** Puts something back to where the list's order has it. */
export function insertItem<Item>(
  items: readonly Item[],
  item: Item,
  order: ListOrder<Item>,
): readonly Item[] {
  const others = items.filter((other) => order.idOf(other) !== order.idOf(item))
  const at = others.findIndex((other) => isBefore(item, other, order))
  return at < 0 ? [...others, item] : others.toSpliced(at, 0, item)
}

function isBefore<Item>(one: Item, other: Item, { placeOf, sort }: ListOrder<Item>): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  return sort === 'new' ? a > b : a < b
}
