import type { ARCADE_CODES } from './codes.js'

export const ARCADE_MESSAGES = {
  NO_TRIES_LEFT: '오늘의 씨앗은 세 번 다 심었어요. 내일 새 씨앗이 나와요.',
} as const satisfies Record<keyof typeof ARCADE_CODES, string>
