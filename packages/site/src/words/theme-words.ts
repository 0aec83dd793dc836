import type { ThemeCard } from '@doran/contract'

const RATINGS: Record<ThemeCard['ageRating'], string> = {
  all: '전체 이용',
  '12': '12세부터',
  '15': '15세부터',
}

const LENGTHS: Record<ThemeCard['length'], { name: string; scenes: string }> = {
  short: { name: '짧은 이야기', scenes: '15장면쯤' },
  middle: { name: '중간 길이', scenes: '25장면쯤' },
  long: { name: '긴 이야기', scenes: '40장면쯤' },
}

export const ratingWords = (rating: ThemeCard['ageRating']) => RATINGS[rating]
export const lengthName = (length: ThemeCard['length']) => LENGTHS[length].name
export const lengthWords = (length: ThemeCard['length']) =>
  `${LENGTHS[length].name}, ${LENGTHS[length].scenes}`
