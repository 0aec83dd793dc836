import type { SOCIAL_CODES } from './codes.js'

export const SOCIAL_MESSAGES = {
  PROVIDER_DOWN:
    '그 로그인 방법은 지금 응답이 없어요. 잠시 뒤에 다시 시도하거나 다른 방법으로 로그인해 주세요.',
} as const satisfies Record<keyof typeof SOCIAL_CODES, string>
