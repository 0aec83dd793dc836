import { and, asc, desc, eq, ilike, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/client.js'
import { theme, themeVersion } from '../../db/schema/theme.js'
import type { ThemeContent } from './theme-view.js'

const row = {
  id: theme.id,
  title: theme.title,
  publishedAt: theme.publishedAt,
  hash: theme.currentVersionHash,
  content: themeVersion.content,
}

export type ThemeRow = {
  id: string
  title: string
  publishedAt: Date
  hash: string
  content: ThemeContent['content']
}

export type ThemeFilter = {
  genre?: string | undefined
  tag?: string | undefined
  q?: string | undefined
}

export type ThemePosition =
  | { sort: 'new'; publishedAt: string; id: string }
  | { sort: 'title'; title: string; id: string }

export async function findThemeRow(db: Executor, id: string): Promise<ThemeRow | null> {
  const [found] = await db
    .select(row)
    .from(theme)
    .innerJoin(themeVersion, eq(themeVersion.hash, theme.currentVersionHash))
    .where(eq(theme.id, id))
  return found ?? null
}

export async function listThemeRows(
  db: Executor,
  filter: ThemeFilter,
  sort: 'new' | 'title',
  after: ThemePosition | null,
  limit: number,
): Promise<ThemeRow[]> {
  const order =
    sort === 'new' ? [desc(theme.publishedAt), desc(theme.id)] : [asc(theme.title), asc(theme.id)]
  return db
    .select(row)
    .from(theme)
    .innerJoin(themeVersion, eq(themeVersion.hash, theme.currentVersionHash))
    .where(and(...matching(filter), after ? beyond(after) : undefined))
    .orderBy(...order)
    .limit(limit)
}

export async function listGenres(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ genre: theme.genre }).from(theme)
  return rows.map(({ genre }) => genre)
}

function matching(filter: ThemeFilter): SQL[] {
  const parts: SQL[] = []
  if (filter.genre) parts.push(eq(theme.genre, filter.genre))
  if (filter.tag) parts.push(sql`${theme.tags} @> array[${filter.tag}]::text[]`)
  for (const word of (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    parts.push(ilike(theme.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`))
  }
  return parts
}

function beyond(position: ThemePosition): SQL {
  return position.sort === 'new'
    ? sql`(${theme.publishedAt}, ${theme.id}) < (${position.publishedAt}::timestamptz, ${position.id}::uuid)`
    : sql`(${theme.title}, ${theme.id}) > (${position.title}, ${position.id}::uuid)`
}
