type Page<T> = { items: T[]; nextCursor: string | null }

const MOST_PAGES = 50

/** Every page of a list, from its first; one that does not end fails. */
export async function allPages<T>(
  read: (after: { cursor?: string }) => Promise<Page<T>>,
): Promise<T[][]> {
  const pages: T[][] = []
  let after: { cursor?: string } = {}
  while (pages.length < MOST_PAGES) {
    const { items, nextCursor } = await read(after)
    pages.push(items)
    if (nextCursor === null) return pages
    after = { cursor: nextCursor }
  }
  throw new Error(`the list has more than ${MOST_PAGES} pages`)
}
