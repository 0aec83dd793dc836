/** How many rows are in memory at a time. */
const ROWS_AT_ONCE = 300

type Read<Row> = (ids: readonly string[]) => Promise<Row[]>

/** The rows of ids, in the order of the ids, a page at a time; throws where one is gone. */
export async function* readPages<Row extends { id: string }>(
  ids: readonly string[],
  read: Read<Row>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    yield await readInOrder(ids.slice(from, from + ROWS_AT_ONCE), read)
  }
}

/**
 * The rows of ids, in their order.
 * @throws Error where one is gone: a part of a story must not pass for the whole
 */
export async function readInOrder<Row extends { id: string }>(
  ids: readonly string[],
  read: Read<Row>,
): Promise<Row[]> {
  const rows = new Map((await read(ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = rows.get(id)
    if (!row) throw new Error(`turn ${id} went away while its story was exported`)
    return row
  })
}
