import { z } from 'zod'
import { Genre, type ParsedQueryOf, type ThemeCard } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, CursorText, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { parseSearch } from './parse-search.js'
import { ThemeFacts } from './theme-facts.js'
import {
  listGenreNames,
  listGenreTagRows,
  listLastChanges,
  listRankedRows,
  listThemeRows,
  type GenreTag,
  type ThemeFilter,
  type ThemeRow,
} from './theme-store.js'
import { toThemeCard } from './theme-view.js'

const Position = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('new'), publishedAt: CursorInstant, id: z.uuid() }),
  z.object({ sort: z.literal('title'), title: CursorText, id: z.uuid() }),
])

/** Public themes, filtered, a page at a time. A cursor of another sort is refused. */
export async function listThemes(
  { db }: Context,
  query: ParsedQueryOf<'GET /v1/tales/template'>,
): Promise<{ items: ThemeCard[]; nextCursor: string | null }> {
  const { sort, limit, genre, tag, rating, length, waiting, q } = query
  const schema = Position.refine((position) => position.sort === sort)
  const after = decodeCursor(query.cursor, schema)
  const filter = { genre, tag, rating, length, waiting, terms: parseSearch(q ?? '') }
  const rows = await listThemeRows(db, filter, { sort, after, limit: limit + 1 })
  return toPage(rows, limit, toCard, (row) =>
    sort === 'new'
      ? { sort, publishedAt: row.publishedAt.toISOString(), id: row.id }
      : { sort, title: row.title, id: row.id },
  )
}

/** The newest themes that fit, without pages. */
export async function listNewest(
  { db }: Context,
  { filter = {}, limit }: { filter?: ThemeFilter; limit: number },
): Promise<ThemeCard[]> {
  const rows = await listThemeRows(db, filter, { sort: 'new', after: null, limit })
  return rows.map(toCard)
}

const RANKED_FROM_READERS = 5
const RANKING_FROM = 3

/** This week's most finished stories, or none while the numbers would say nothing. */
export async function listRanking({ db }: Context, limit: number): Promise<ThemeCard[]> {
  const rows = await listRankedRows(db, RANKED_FROM_READERS, limit)
  return rows.length < RANKING_FROM ? [] : rows.map(toCard)
}

/** The genres that have a theme, in the contract's order. */
export async function listGenres({ db }: Context): Promise<Genre[]> {
  const names = await listGenreNames(db)
  return Genre.options.filter((genre) => names.includes(genre))
}

/** Which tags the themes of each genre have. */
export function listGenreTags({ db }: Context): Promise<GenreTag[]> {
  return listGenreTagRows(db)
}

/** For each filter when the last of its themes changed; null where it has none. */
export function listChanges(
  { db }: Context,
  filters: readonly ThemeFilter[],
): Promise<(Date | null)[]> {
  return listLastChanges(db, filters)
}

const toCard = (row: ThemeRow) => toThemeCard(ThemeFacts.parse(row.card), row)
