import type { ThemeCard } from '@doran/contract'

const RATINGS: Record<ThemeCard['ageRating'], string> = {
  all: '전체 이용',
  '12': '12세부터',
  '15': '15세부터',
}

const LENGTHS: Record<ThemeCard['length'], string> = {
  short: '짧은 이야기, 15장면쯤',
  middle: '중간 길이, 30~40장면',
  long: '긴 이야기, 40장면 넘게',
}

export const ratingWords = (rating: ThemeCard['ageRating']) => RATINGS[rating]
export const lengthWords = (length: ThemeCard['length']) => LENGTHS[length]
