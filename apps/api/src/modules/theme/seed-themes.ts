import type { AuthoredContent, AuthoredTheme, ThemeSummary } from '@doran/story-content/artefact'
import { eq } from 'drizzle-orm'
import { getChoseong } from 'es-hangul'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { commonVersion, theme, themeVersion } from '../../schema/theme/theme.table.js'
import { factsOf } from './theme-facts.js'

/**
 * Brings the shipped themes into the database; older versions stay for the stories pinned to them. A theme is loaded
 * only where its version is not stored yet.
 */
export function seedThemes(ctx: Context, content: AuthoredContent): Promise<void> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now()
    await storeCommon(db, content.common, now)
    for (const shipped of content.themes) await storeTheme(db, shipped, now)
  })
}

async function storeCommon(
  db: Executor,
  { hash, load }: AuthoredContent['common'],
  createdAt: Date,
): Promise<void> {
  const stored = await db
    .update(commonVersion)
    .set({ createdAt })
    .where(eq(commonVersion.hash, hash))
    .returning({ hash: commonVersion.hash })
  if (stored.length > 0) return
  await db.insert(commonVersion).values({ hash, content: load(), createdAt })
}

async function storeTheme(db: Executor, shipped: AuthoredTheme, createdAt: Date): Promise<void> {
  const { hash, summary } = shipped
  await storeVersion(db, shipped, createdAt)
  const facts = {
    slug: summary.slug,
    currentVersionHash: hash,
    title: summary.title,
    genre: summary.genre,
    ageRating: summary.ageRating,
    length: summary.length,
    tags: summary.tags,
    searchText: searchTextOf(summary),
  }
  await db
    .insert(theme)
    .values({ id: summary.id, publishedAt: createdAt, ...facts })
    .onConflictDoUpdate({ target: theme.id, set: facts })
}

async function storeVersion(
  db: Executor,
  { hash, summary, load }: AuthoredTheme,
  createdAt: Date,
): Promise<void> {
  const card = factsOf(summary)
  const stored = await db
    .update(themeVersion)
    .set({ card })
    .where(eq(themeVersion.hash, hash))
    .returning({ hash: themeVersion.hash })
  if (stored.length > 0) return
  await db.insert(themeVersion).values({ hash, content: load(), card, createdAt })
}

// Initial consonants let ㅁㅅ find 밀실; without its spaces a title is found as people type it.
function searchTextOf(summary: ThemeSummary): string {
  const names = summary.castNames
  const joined = summary.title.replaceAll(' ', '')
  const sought = [joined, ...summary.title.split(' '), summary.genre, ...summary.tags, ...names]
  return [
    summary.title,
    joined,
    ...sought.map((words) => getChoseong(words)),
    summary.hook,
    summary.synopsis,
    summary.tone,
    summary.coverAlt,
    summary.genre,
    ...summary.tags,
    summary.keyword1,
    summary.keyword2,
    ...names,
  ]
    .join(' ')
    .toLowerCase()
}
