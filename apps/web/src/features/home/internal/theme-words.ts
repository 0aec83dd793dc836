import type { ThemeCard } from '@doran/contract'
import { lengthLabel, ratingLabel } from '@doran/site/core'

/** Genre, age rating, length and endings, in that order. */
export function themeFacts(theme: ThemeCard): string[] {
  const { genre, ageRating, length, endingCount } = theme
  return [genre, ratingLabel(ageRating), lengthLabel(length), `결말 ${endingCount}개`]
}
