/** How many are asked for at once. */
const PAGE = 50

type Place = { limit: number; cursor?: string }
type Page<Item> = { items: readonly Item[]; nextCursor: string | null }

/** What a list has, each once, page after page, until there are `most`. */
export async function listAll<Item extends { id: string }>(
  read: (place: Place) => Promise<Page<Item>>,
  most: number,
): Promise<Item[]> {
  const found = new Map<string, Item>()
  let cursor: string | null = null
  do {
    const page: Page<Item> = await read({ limit: PAGE, ...(cursor && { cursor }) })
    for (const item of page.items) found.set(item.id, item)
    cursor = page.nextCursor
  } while (cursor !== null && found.size < most)
  return [...found.values()]
}
