import type { STORY_SESSION_CODES } from './codes.js'

/** What a person reads, by error code. */
export const STORY_SESSION_MESSAGES = {
  STORY_LOCKED: '이 이야기는 확인하는 동안 닫아 두었어요. 지금까지의 장면은 읽을 수 있어요.',
  NARRATOR_UNAVAILABLE: '지금은 그 내레이터를 쓸 수 없어요. 다른 내레이터를 선택해 주세요.',
} as const satisfies Record<keyof typeof STORY_SESSION_CODES, string>
