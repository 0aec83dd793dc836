import { ThemeSource } from '@doran/story-engine'
import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SearchTargetRule } from '../../platform/module/search-target.js'
import { isOpen } from './find-engaged-theme.js'
import { listNewest } from './list-themes.js'
import { meaningsOf } from './meanings.js'
import { theme, themeVersion } from '../../schema/theme/theme.table.js'

const SearchFacts = ThemeSource.pick({
  title: true,
  hook: true,
  synopsis: true,
  genre: true,
  tags: true,
  cast: true,
  keyword1: true,
  keyword2: true,
  length: true,
  ageRating: true,
}).strip()

/** A public theme, found by its title, its cast, its genre and tags, and its moods. */
export const searchedTheme: SearchTargetRule = {
  async read({ db }, ids) {
    const rows = await db
      .select({
        id: theme.id,
        searchText: theme.searchText,
        publishedAt: theme.publishedAt,
        // Scenes and replies are nearly all of a theme, and are not searched.
        facts: sql<unknown>`${themeVersion.content} - '{scenes,replies}'::text[]`,
      })
      .from(theme)
      .innerJoin(themeVersion, eq(themeVersion.hash, theme.currentVersionHash))
      .where(inArray(theme.id, [...ids]))
    return rows.map(({ id, searchText, publishedAt, facts }) => {
      const source = SearchFacts.parse(facts)
      const { title, hook, synopsis, genre, tags, cast, keyword1, keyword2 } = source
      return {
        id,
        title,
        about: [genre, ...tags, keyword1, keyword2, ...cast.map(({ name }) => name)],
        text: [hook, synopsis].join(' '),
        meanings: meaningsOf({ ...source, searchText }),
        publishedAt,
      }
    })
  },
  async listIds({ db }, after, limit) {
    const rows = await db
      .select({ id: theme.id })
      .from(theme)
      .where(after === null ? undefined : gt(theme.id, after))
      .orderBy(asc(theme.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async show(ctx, ids) {
    const cards = await listNewest(ctx, { filter: { ids }, limit: ids.length })
    return new Map(
      cards
        .filter((card) => isOpen(ctx, card))
        .map((card) => [card.id, { type: 'theme', theme: card }]),
    )
  },
}
