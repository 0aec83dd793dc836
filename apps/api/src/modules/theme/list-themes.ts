import { ThemeSource } from '@doran/story-engine'
import { z } from 'zod'
import type { ParsedQueryOf, ThemeCard } from '@doran/contract'
import type { Deps } from '../../deps.js'
import { CursorInstant, CursorText, decodeCursor, toPage } from '../../keyset/cursor.js'
import { listThemeRows } from './theme-store.js'
import { toThemeCard } from './theme-view.js'

const Position = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('new'), publishedAt: CursorInstant, id: z.uuid() }),
  z.object({ sort: z.literal('title'), title: CursorText, id: z.uuid() }),
])

/** Public themes, filtered, a page at a time. A cursor of another sort is refused. */
export async function listThemes(
  deps: Deps,
  query: ParsedQueryOf<'GET /v1/tales/template'>,
): Promise<{ items: ThemeCard[]; nextCursor: string | null }> {
  const { sort, limit } = query
  const schema = Position.refine((position) => position.sort === sort)
  const after = decodeCursor(query.cursor, schema)
  const rows = await listThemeRows(deps.db, query, sort, after, limit + 1)
  return toPage(
    rows,
    limit,
    (row) => toThemeCard(row.publishedAt, ThemeSource.parse(row.content)),
    (row) =>
      sort === 'new'
        ? { sort, publishedAt: row.publishedAt.toISOString(), id: row.id }
        : { sort, title: row.title, id: row.id },
  )
}
