import type { REVIEW_CODES } from './codes.js'

export const REVIEW_MESSAGES = {
  REVIEW_TOO_EARLY: '열 장면을 읽은 뒤에 후기를 쓸 수 있어요. 쓴 글은 그대로 있어요.',
} as const satisfies Record<keyof typeof REVIEW_CODES, string>

export const REVIEW_FIELD_COPY = {
  reviewStars: '별점을 선택해 주세요.',
  reviewTooShort: '20자 이상 입력해 주세요. 한두 문장이면 충분해요.',
  reviewTooLong: '후기는 1,000자까지 쓸 수 있어요.',
  reviewLink: '가입한 첫날에는 링크를 넣을 수 없어요. 링크를 빼고 다시 남겨 주세요.',
  reviewReplyEmpty: '답글을 입력해 주세요.',
  reviewReplyTooLong: '답글은 500자까지 쓸 수 있어요.',
} as const
