import type { WALLET_CODES } from './codes.js'

export const WALLET_MESSAGES = {
  NOT_ENOUGH_COIN: '코인이 {n}개 모자라요.',
  NOT_ENOUGH_GEM: '젬이 {n}개 모자라요.',
  NOT_ENOUGH_RUNE: '룬이 {n}개 모자라요.',
} as const satisfies Record<keyof typeof WALLET_CODES, string>

export const WALLET_FIELD_COPY = {
  adjustReason: '이유를 2~200자로 입력해 주세요.',
} as const
