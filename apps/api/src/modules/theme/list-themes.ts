import { z } from 'zod'
import type { ParsedQueryOf, ThemeCard } from '@doran/contract'
import type { Deps } from '../../deps.js'
import { CursorInstant, CursorText, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { searchWords } from './search-words.js'
import { ThemeFacts } from './theme-facts.js'
import { listRankedRows, listThemeRows, type ThemeFilter, type ThemeRow } from './theme-store.js'
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
  const { sort, limit, genre, tag, rating, length, waiting, q } = query
  const schema = Position.refine((position) => position.sort === sort)
  const after = decodeCursor(query.cursor, schema)
  const filter = { genre, tag, rating, length, waiting, words: searchWords(q ?? '') }
  const rows = await listThemeRows(deps.db, filter, sort, after, limit + 1)
  return toPage(rows, limit, toCard, (row) =>
    sort === 'new'
      ? { sort, publishedAt: row.publishedAt.toISOString(), id: row.id }
      : { sort, title: row.title, id: row.id },
  )
}

/** The newest themes that fit, without pages. */
export async function listNewest(
  deps: Deps,
  filter: ThemeFilter,
  limit: number,
): Promise<ThemeCard[]> {
  return (await listThemeRows(deps.db, filter, 'new', null, limit)).map(toCard)
}

const RANKED_FROM_READERS = 5
const RANKING_FROM = 3

/** This week's most finished stories, or none while the numbers would say nothing. */
export async function listRanking(deps: Deps, limit: number): Promise<ThemeCard[]> {
  const rows = await listRankedRows(deps.db, RANKED_FROM_READERS, limit)
  return rows.length < RANKING_FROM ? [] : rows.map(toCard)
}

const toCard = (row: ThemeRow) => toThemeCard(ThemeFacts.parse(row.card), row)
