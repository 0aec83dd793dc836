import type { ThemeCard } from '@doran/contract'
import { STORY_SCENES } from '@doran/contract/theme/limits'

const RATINGS: Record<ThemeCard['ageRating'], string> = {
  all: '전체 이용가',
  '12': '12세 이상',
  '15': '15세 이상',
}

const LENGTHS: Record<ThemeCard['length'], string> = {
  short: '짧은 이야기',
  middle: '중간 길이',
  long: '긴 이야기',
}

export const ratingLabel = (rating: ThemeCard['ageRating']) => RATINGS[rating]
export const lengthName = (length: ThemeCard['length']) => LENGTHS[length]

/** A line breaks before the count, never within the name. */
export function lengthLabel(length: ThemeCard['length']): string {
  const { from, to } = STORY_SCENES[length]
  return `${LENGTHS[length].replace(' ', '\u00a0')}, ${from}~${to}장면`
}

/** Leads what a story contains that not everybody wants to read. */
export const WARNINGS_LABEL = '이런 내용이 나와요'

/** Rating and warnings in one line, for where only text fits. */
export function cautionLabel({
  ageRating,
  warnings,
}: Pick<ThemeCard, 'ageRating' | 'warnings'>): string {
  const rating = ratingLabel(ageRating)
  return warnings.length === 0 ? rating : `${rating} · ${WARNINGS_LABEL}: ${warnings.join(', ')}`
}
