import type { GEM_CODES } from './codes.js'

export const GEM_MESSAGES = {
  NOTHING_TO_RETURN: '코인으로 되돌릴 수 있는 젬이 없어요.',
} as const satisfies Record<keyof typeof GEM_CODES, string>
