import type { ThemeCard } from '@doran/contract'
import { lengthWords, ratingWords } from '@doran/site'

/** Genre, age rating, length and endings, in that order. */
export function themeFacts(theme: ThemeCard): string[] {
  const { genre, ageRating, length, endingCount } = theme
  return [genre, ratingWords(ageRating), lengthWords(length), `결말 ${endingCount}개`]
}
