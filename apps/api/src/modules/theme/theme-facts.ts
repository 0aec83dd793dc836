import { AgeRating, Genre, StoryLength } from '@doran/contract'
import type { ThemeSummary } from '@doran/story-content/artefact'
import { splitSentences } from '@doran/story-engine'
import { z } from 'zod'
import { characterIdOf } from './character-id.js'

const EXCERPT_SENTENCES = 3

/** What lists show of a theme's version; stored beside the content, which is a hundred times as long. */
export const ThemeFacts = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  hook: z.string(),
  genre: Genre,
  tags: z.array(z.string()),
  ageRating: AgeRating,
  /** Absent from cards of older versions, which only stories pinned to them still show. */
  warnings: z.array(z.string()).default([]),
  length: StoryLength,
  coverAlt: z.string(),
  endingCount: z.number().int(),
  excerpt: z.string(),
  /** The ids of its cast, by which they are found; absent from cards of older versions. */
  castIds: z.array(z.uuid()).default([]),
})
export type ThemeFacts = z.infer<typeof ThemeFacts>

export function factsOf(summary: ThemeSummary): ThemeFacts {
  const { id, slug, title, hook, genre, tags, ageRating, warnings, length, coverAlt } = summary
  return {
    id,
    slug,
    title,
    hook,
    genre,
    tags,
    ageRating,
    warnings,
    length,
    coverAlt,
    endingCount: summary.endingCount,
    excerpt: splitSentences(summary.opening).slice(0, EXCERPT_SENTENCES).join('').trim(),
    castIds: summary.castNames.map((name) => characterIdOf(id, name)),
  }
}
