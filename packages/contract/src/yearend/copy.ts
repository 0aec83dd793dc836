import type { YEAREND_CODES } from './codes.js'

export const YEAREND_MESSAGES = {
  YEAR_BOOK_NOT_YET: '그해의 책은 12월 1일부터 이듬해 1월 15일까지 만들 수 있어요.',
  YEAR_BOOK_SHARED: '나눠 준 책은 다시 만들 수 없어요. 읽은 사람과 같은 책이어야 하니까요.',
  YEAR_LETTER_WRITTEN: '이 해의 편지는 이미 봉해 두었어요.',
} as const satisfies Record<keyof typeof YEAREND_CODES, string>

export const YEAREND_FIELD_COPY = {
  yearSources: '책에 담을 것을 하나 이상 골라 주세요.',
  yearLetter: '내년의 나에게 한마디 적어 주세요.',
  yearLetterTooLong: '1,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
  thanksName: '고마운 사람을 적어 주세요.',
  thanksNameTooLong: '이름은 20자까지 쓸 수 있어요.',
  thanksTextTooLong: '한마디는 100자까지 쓸 수 있어요.',
} as const
