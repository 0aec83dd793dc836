import type { MORNING_CODES } from './codes.js'

export const MORNING_MESSAGES = {
  MORNING_CLOSED: '오늘 출석은 끝났어요. 내일 아침 5시에 문을 열어요.',
  NOTHING_TO_BRIDGE: '지금은 이어 둘 날이 없어요.',
  COMMAS_TOO_FEW: '쉼표가 모자라요. 괜찮아요, 오늘부터 새로 세면 돼요.',
} as const satisfies Record<keyof typeof MORNING_CODES, string>

export const MORNING_FIELD_COPY = {
  morningNoteTooLong: '한 줄은 100자까지 쓸 수 있어요.',
  morningMood: '오늘 아침의 하늘을 골라 주세요.',
} as const
