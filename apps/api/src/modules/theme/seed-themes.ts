import { getChoseong } from 'es-hangul'
import { loadAuthoredThemes, type AuthoredContent } from '@doran/story-content'
import type { ThemeSource } from '@doran/story-engine'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { commonVersion, theme, themeVersion } from './theme.table.js'
import { factsOf } from './theme-facts.js'

/** Brings the shipped themes into the database; older versions stay for the stories pinned to them. */
export function seedThemes(
  ctx: Context,
  content: AuthoredContent = loadAuthoredThemes(),
): Promise<void> {
  return inTransaction(ctx, ({ db, clock }) => storeContent(db, content, clock.now()))
}

async function storeContent(
  db: Executor,
  { themes, common }: AuthoredContent,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(commonVersion)
    .values({ hash: common.hash, content: common.source, createdAt })
    .onConflictDoUpdate({ target: commonVersion.hash, set: { createdAt } })
  for (const { source, hash } of themes) {
    const card = factsOf(source)
    await db
      .insert(themeVersion)
      .values({ hash, content: source, card, createdAt })
      .onConflictDoUpdate({ target: themeVersion.hash, set: { card } })
    const facts = {
      slug: source.slug,
      currentVersionHash: hash,
      title: source.title,
      genre: source.genre,
      ageRating: source.ageRating,
      length: source.length,
      tags: source.tags,
      searchText: searchTextOf(source),
    }
    await db
      .insert(theme)
      .values({ id: source.id, publishedAt: createdAt, ...facts })
      .onConflictDoUpdate({ target: theme.id, set: facts })
  }
}

// Initial consonants let ㅁㅅ find 밀실; without its spaces a title is found as people type it.
function searchTextOf(source: ThemeSource): string {
  const names = source.cast.map(({ name }) => name)
  const joined = source.title.replaceAll(' ', '')
  const sought = [joined, ...source.title.split(' '), source.genre, ...source.tags, ...names]
  return [
    source.title,
    joined,
    ...sought.map((words) => getChoseong(words)),
    source.hook,
    source.synopsis,
    source.tone,
    source.coverAlt,
    source.genre,
    ...source.tags,
    source.keyword1,
    source.keyword2,
    ...names,
  ]
    .join(' ')
    .toLowerCase()
}
