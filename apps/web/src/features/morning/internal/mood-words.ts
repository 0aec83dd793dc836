import { MORNING_MOODS, type MorningMood } from '@doran/contract/limits'

export const MOOD_LABELS: Record<MorningMood, string> = {
  sun: '해 맑음',
  cloud: '구름',
  rain: '비',
  fog: '안개',
  star: '별',
}

export function findMood(given: unknown): MorningMood | null {
  return MORNING_MOODS.find((mood) => mood === given) ?? null
}
