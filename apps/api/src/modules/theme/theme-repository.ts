import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  lt,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { commonVersion, theme, themeStat, themeVersion } from '../../schema/theme/theme.table.js'
import { isDismissedBy } from './theme-dismissal-repository.js'
import type { SearchTerm } from './parse-search.js'
import type { ThemeMatch } from './search-vocabulary.js'
import type { ThemeWord } from './theme-word.js'

/** Under this many readers a story waits for its first ones. */
const FEW_READERS = 10

const readers = sql<number>`coalesce(${themeStat.readers}, 0)`

const COLUMNS = {
  id: theme.id,
  title: theme.title,
  publishedAt: theme.publishedAt,
  changedAt: themeVersion.createdAt,
  hash: theme.currentVersionHash,
  card: themeVersion.card,
  readers,
}

export type ThemeRow = {
  id: string
  title: string
  publishedAt: Date
  changedAt: Date
  hash: string
  card: unknown
  readers: number
}

type Rating = (typeof theme.ageRating.enumValues)[number]

export type ThemeFilter = {
  genre?: string | undefined
  tag?: string | undefined
  anyOf?: ThemeMatch | undefined
  rating?: Rating | undefined
  length?: (typeof theme.length.enumValues)[number] | undefined
  waiting?: boolean | undefined
  slugs?: readonly string[] | undefined
  ids?: readonly string[] | undefined
  /** Every one must fit. */
  terms?: readonly SearchTerm[] | undefined
  /** Every one must fit. */
  words?: readonly ThemeWord[] | undefined
  except?: string | undefined
  /** A member's profile: what they do not want to be shown is left out. */
  offeredTo?: string | undefined
}

export type ThemePosition =
  | { sort: 'new'; publishedAt: string; id: string }
  | { sort: 'title'; title: string; id: string }

const selectThemes = (db: Executor) =>
  db
    .select(COLUMNS)
    .from(theme)
    .innerJoin(themeVersion, eq(themeVersion.hash, theme.currentVersionHash))
    .leftJoin(themeStat, eq(themeStat.themeId, theme.id))

export async function findThemeRow(db: Executor, id: string): Promise<ThemeRow | null> {
  const [found] = await selectThemes(db).where(eq(theme.id, id))
  return found ?? null
}

export async function listThemeRows(
  db: Executor,
  filter: ThemeFilter,
  page: { sort: 'new' | 'title'; after: ThemePosition | null; limit: number },
): Promise<ThemeRow[]> {
  const { sort, after, limit } = page
  const order =
    sort === 'new' ? [desc(theme.publishedAt), desc(theme.id)] : [asc(theme.title), asc(theme.id)]
  return selectThemes(db)
    .where(and(...conditionsOf(filter), after ? isAfter(after) : undefined))
    .orderBy(...order)
    .limit(limit)
}

/** By this week's score; only what enough people read this week. */
export async function listRankedRows(
  db: Executor,
  fewestReaders: number,
  limit: number,
): Promise<ThemeRow[]> {
  return selectThemes(db)
    .where(sql`${themeStat.weekReaders} >= ${fewestReaders}`)
    .orderBy(desc(themeStat.weekScore), desc(theme.id))
    .limit(limit)
}

/** The theme in whose current version somebody is; null for nobody. */
export async function findThemeIdOf(db: Executor, characterId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: theme.id })
    .from(theme)
    .innerJoin(themeVersion, eq(themeVersion.hash, theme.currentVersionHash))
    .where(sql`${themeVersion.card}->'castIds' ? ${characterId}`)
    .limit(1)
  return found?.id ?? null
}

export async function listGenreNames(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ genre: theme.genre }).from(theme)
  return rows.map(({ genre }) => genre)
}

export type GenreTag = { genre: string; tag: string; themes: number }

/** Which tags themes of a genre have, and how many themes. */
export async function listGenreTagRows(db: Executor): Promise<GenreTag[]> {
  const tag = sql<string>`unnest(${theme.tags})`.as('tag')
  const tags = db.select({ genre: theme.genre, tag }).from(theme).as('tags')
  return db
    .select({ genre: tags.genre, tag: tags.tag, themes: sql<number>`count(*)::int` })
    .from(tags)
    .groupBy(tags.genre, tags.tag)
}

/** For each filter when the last of its themes changed; null where none fits. */
export async function listLastChanges(
  db: Executor,
  filters: readonly ThemeFilter[],
): Promise<(Date | null)[]> {
  const changes = filters.map((filter) =>
    sql<Date | null>`max(${themeVersion.createdAt}) filter (where ${and(...conditionsOf(filter))})`.mapWith(
      themeVersion.createdAt,
    ),
  )
  const [row] = await db
    .select(Object.fromEntries(changes.entries()))
    .from(theme)
    .innerJoin(themeVersion, eq(themeVersion.hash, theme.currentVersionHash))
    .leftJoin(themeStat, eq(themeStat.themeId, theme.id))
  return filters.map((_, index) => row?.[index] ?? null)
}

const RATINGS: readonly Rating[] = theme.ageRating.enumValues

function conditionsOf(filter: ThemeFilter): (SQL | undefined)[] {
  const { genre, tag, anyOf, rating, length, waiting, slugs, ids, except, offeredTo } = filter
  const { terms = [], words = [] } = filter
  return [
    genre === undefined ? undefined : eq(theme.genre, genre),
    tag === undefined ? undefined : arrayOverlaps(theme.tags, [tag]),
    anyOf && matchesAny(anyOf),
    slugs && inArray(theme.slug, [...slugs]),
    ids && inArray(theme.id, [...ids]),
    rating && inArray(theme.ageRating, RATINGS.slice(0, RATINGS.indexOf(rating) + 1)),
    length && eq(theme.length, length),
    waiting ? lt(readers, FEW_READERS) : undefined,
    except === undefined ? undefined : ne(theme.id, except),
    offeredTo === undefined ? undefined : not(isDismissedBy(offeredTo)),
    ...terms.map((term) => matchesTerm(term)),
    ...words.map((word) => or(matchesAny(word.match), and(...word.terms.map(matchesTerm)))),
  ]
}

function matchesTerm({ isExcluded, ...match }: SearchTerm): SQL | undefined {
  const matches = matchesAny(match)
  return isExcluded && matches ? not(matches) : matches
}

// Drizzle refuses an empty list where SQL would find nothing.
function matchesAny(match: ThemeMatch): SQL | undefined {
  const { genres = [], tags = [], lengths = [], ratings = [], texts = [] } = match
  return or(
    genres.length > 0 ? inArray(theme.genre, [...genres]) : undefined,
    tags.length > 0 ? arrayOverlaps(theme.tags, [...tags]) : undefined,
    lengths.length > 0 ? inArray(theme.length, [...lengths]) : undefined,
    ratings.length > 0 ? inArray(theme.ageRating, [...ratings]) : undefined,
    ...texts.map((text) =>
      SYLLABLE.test(text)
        ? sql`${theme.searchText} ~ ${asWholeWord(text)}`
        : ilike(theme.searchText, containing(text)),
    ),
  )
}

const SYLLABLE = /^[가-힣]$/
/** One syllable lies in many words: 비 in 비밀. */
const asWholeWord = (syllable: string) =>
  `(^|[^가-힣])${syllable}(이|가|은|는|을|를|도|만|의|에|과|와|로)?([^가-힣]|$)`
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function isAfter(position: ThemePosition): SQL {
  return position.sort === 'new'
    ? sql`(${theme.publishedAt}, ${theme.id}) < (${position.publishedAt}::timestamptz, ${position.id}::uuid)`
    : sql`(${theme.title}, ${theme.id}) > (${position.title}, ${position.id}::uuid)`
}

/** Whether a theme has, or had, a version of that content. */
export async function hasVersion(db: Executor, themeId: string, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: themeVersion.hash })
    .from(themeVersion)
    .where(and(eq(themeVersion.hash, hash), sql`${themeVersion.card}->>'id' = ${themeId}`))
  return rows.length > 0
}

export async function hasCommonVersion(db: Executor, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: commonVersion.hash })
    .from(commonVersion)
    .where(eq(commonVersion.hash, hash))
  return rows.length > 0
}

/** The common texts that new stories are pinned to. */
export async function findCommonHash(db: Executor): Promise<string> {
  const [row] = await db
    .select({ hash: commonVersion.hash })
    .from(commonVersion)
    .orderBy(desc(commonVersion.createdAt))
    .limit(1)
  if (!row) throw new Error('the common texts were never seeded')
  return row.hash
}
