import type { STORY_MEMORY_CODES } from './codes.js'

export const STORY_MEMORY_MESSAGES = {
  MEMORIES_FULL: '기억이 가득 찼어요. 고정을 풀거나 필요 없는 기억을 지운 뒤 다시 시도해 주세요.',
} as const satisfies Record<keyof typeof STORY_MEMORY_CODES, string>

export const STORY_MEMORY_FIELD_COPY = {
  memoryEmpty: '기억할 문장을 입력해 주세요.',
  memoryTooLong: '기억 하나는 120자까지 적을 수 있어요.',
} as const
