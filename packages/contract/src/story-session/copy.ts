import type { STORY_SESSION_CODES } from './codes.js'

export const STORY_SESSION_MESSAGES = {
  STORY_LOCKED: '이 이야기는 확인하는 동안 닫아 두었어요. 지금까지의 장면은 읽을 수 있어요.',
  NARRATOR_UNAVAILABLE: '지금은 그 내레이터를 쓸 수 없어요. 다른 내레이터를 선택해 주세요.',
} as const satisfies Record<keyof typeof STORY_SESSION_CODES, string>

export const STORY_SESSION_FIELD_COPY = {
  storyTitleTooLong: '이름은 30자까지 입력할 수 있어요.',
  storyNoteTooLong: '작가 메모는 500자까지 적을 수 있어요.',
} as const
