import { ThemeSource } from '@doran/story-engine'
import { z } from 'zod'

/** The part of a theme that lists and searches need. */
export const ThemeSummary = ThemeSource.pick({
  id: true,
  slug: true,
  title: true,
  hook: true,
  synopsis: true,
  coverAlt: true,
  genre: true,
  tags: true,
  keyword1: true,
  keyword2: true,
  ageRating: true,
  warnings: true,
  length: true,
  tone: true,
  opening: true,
}).extend({ castNames: z.array(z.string()), endingCount: z.number().int() })
export type ThemeSummary = z.infer<typeof ThemeSummary>

export function summaryOf(source: ThemeSource): ThemeSummary {
  return {
    id: source.id,
    slug: source.slug,
    title: source.title,
    hook: source.hook,
    synopsis: source.synopsis,
    coverAlt: source.coverAlt,
    genre: source.genre,
    tags: source.tags,
    keyword1: source.keyword1,
    keyword2: source.keyword2,
    ageRating: source.ageRating,
    warnings: source.warnings,
    length: source.length,
    tone: source.tone,
    opening: source.opening,
    castNames: source.cast.map(({ name }) => name),
    endingCount: source.endings.length,
  }
}
