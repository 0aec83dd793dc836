import type { STORE_CODES } from './codes.js'

export const STORE_MESSAGES = {
  ALREADY_OWNED: '이미 가지고 있어요.',
  PRICE_CHANGED: '가격이 바뀌었어요. 다시 확인해 주세요.',
  NOT_YET_AGAIN: '이 이용권은 일주일에 한 번 살 수 있어요.',
  COMMAS_FULL: '쉼표는 세 개까지 가지고 있을 수 있어요.',
} as const satisfies Record<keyof typeof STORE_CODES, string>
