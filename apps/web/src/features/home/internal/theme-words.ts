import type { ThemeCard } from '@doran/contract'

const LENGTHS = { short: '짧은 이야기', middle: '중간 길이', long: '긴 이야기' } as const
const RATINGS = { all: '전체', '12': '12세부터', '15': '15세부터' } as const

/** Genre, age rating, length and endings, in that order. */
export function themeFacts(theme: ThemeCard): string[] {
  const { genre, ageRating, length, endingCount } = theme
  return [genre, RATINGS[ageRating], LENGTHS[length], `결말 ${endingCount}가지`]
}
