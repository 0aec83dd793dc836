import { AgeRating, GameKind, GameMood, Picture } from '@doran/contract'
import { z } from 'zod'

/** What lists and the game's page show of a version; stored beside the content, which is many times as long. */
export const GameFacts = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: GameKind,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  cover: Picture,
  tags: z.array(z.string()),
  moods: z.array(GameMood),
  minutes: z.number().int(),
  ageRating: AgeRating,
  preview: z.string(),
  sizes: z.array(z.number().int()),
  length: z.number().int(),
  resultCount: z.number().int(),
})
export type GameFacts = z.infer<typeof GameFacts>
