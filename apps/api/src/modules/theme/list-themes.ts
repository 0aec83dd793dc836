import { z } from 'zod'
import { Genre, type ParsedQueryOf, type ThemeCard } from '@doran/contract'
import { profileIdOf } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, CursorText, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { parseSearch } from './parse-search.js'
import { listDismissedIds } from './theme-dismissal-repository.js'
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
} from './theme-repository.js'
import { toThemeCard } from './theme-view.js'

const Position = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('new'), publishedAt: CursorInstant, id: z.uuid() }),
  z.object({ sort: z.literal('title'), title: CursorText, id: z.uuid() }),
])

/**
 * Public themes, filtered, a page at a time. A cursor of another sort is refused. What the caller does not want to be
 * shown is found by words alone.
 */
export async function listThemes(
  { db, actor }: Context,
  query: ParsedQueryOf<'GET /v1/tales/template'>,
): Promise<{ items: ThemeCard[]; nextCursor: string | null }> {
  const { sort, limit, genre, tag, rating, length, waiting, q } = query
  const schema = Position.refine((position) => position.sort === sort)
  const after = decodeCursor(query.cursor, schema)
  const terms = parseSearch(q ?? '')
  const offeredTo = terms.length > 0 ? undefined : offeredToOf(actor)
  const filter = { genre, tag, rating, length, waiting, terms, offeredTo }
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

/** The newest themes that fit, without those that the caller does not want to be shown. */
export function listOffered(
  ctx: Context,
  { filter, limit }: { filter?: ThemeFilter; limit: number },
): Promise<ThemeCard[]> {
  return listNewest(ctx, { filter: { ...filter, offeredTo: offeredToOf(ctx.actor) }, limit })
}

const offeredToOf = (actor: Context['actor']) => profileIdOf(actor) ?? undefined

const RANKED_FROM_READERS = 5
const RANKING_FROM = 3

/**
 * This week's most finished stories, without those that the caller does not want to be shown; none while the numbers
 * would say nothing.
 */
export async function listRanking({ db, actor }: Context, limit: number): Promise<ThemeCard[]> {
  const rows = await listRankedRows(db, RANKED_FROM_READERS, limit)
  if (rows.length < RANKING_FROM) return []
  const profileId = profileIdOf(actor)
  const ids = rows.map(({ id }) => id)
  const dismissed = profileId === null ? [] : await listDismissedIds(db, profileId, ids)
  return rows.filter(({ id }) => !dismissed.includes(id)).map(toCard)
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
