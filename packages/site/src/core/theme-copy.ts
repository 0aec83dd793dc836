import type { ThemeCard } from '@doran/contract'

const RATINGS: Record<ThemeCard['ageRating'], string> = {
  all: '전체 이용',
  '12': '12세부터',
  '15': '15세부터',
}

const LENGTHS: Record<ThemeCard['length'], { name: string; turns: string }> = {
  short: { name: '짧은 이야기', turns: '15차례쯤' },
  middle: { name: '중간 길이', turns: '25차례쯤' },
  long: { name: '긴 이야기', turns: '40차례쯤' },
}

export const ratingLabel = (rating: ThemeCard['ageRating']) => RATINGS[rating]
export const lengthName = (length: ThemeCard['length']) => LENGTHS[length].name
/** A line breaks before the count, never within the name. */
export const lengthLabel = (length: ThemeCard['length']) =>
  `${LENGTHS[length].name.replace(' ', '\u00a0')}, ${LENGTHS[length].turns}`
