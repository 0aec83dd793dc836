import type { AgeRating, GameContent, GameMood, Genre, Picture } from '@doran/contract'

/** A game that comes with the product. Its `id` and `slug` never change; a changed `content` is a new version. */
export type ShippedGame = {
  id: string
  slug: string
  title: string
  subtitle: string
  description: string
  cover: Picture
  tags: readonly string[]
  /** Genres of stories that please whom it pleases: members with these interests see it first. */
  genres: readonly Genre[]
  moods: readonly GameMood[]
  minutes: number
  ageRating: AgeRating
  /** Whoever has its address plays it; no list shows it. */
  isUnlisted?: true
  content: GameContent
}
