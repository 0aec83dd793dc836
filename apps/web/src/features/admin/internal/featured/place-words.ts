import type { Featured } from '@doran/contract'

export const PLACE_WORDS = {
  'home-scene': '홈의 첫 장면',
  'tales-hero': '이야기 홈의 첫 이야기',
  'today-game': '오늘의 한 판',
} as const satisfies Record<Featured['place'], string>
