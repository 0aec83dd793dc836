import type { SUPPORT_CODES } from './codes.js'

export const SUPPORT_MESSAGES = {
  TICKET_CLOSED: '끝난 문의예요. 새 문의로 보내 주세요. 쓴 글은 그대로 있어요.',
  TICKETS_FULL: '답을 기다리는 문의가 많아요. 지금 문의에 이어서 적어 주세요.',
} as const satisfies Record<keyof typeof SUPPORT_CODES, string>

export const SUPPORT_FIELD_COPY = {
  ticketText: '무슨 일이 있었는지 열 글자 이상 적어 주세요.',
  ticketTextTooLong: '2,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
  ticketReply: '내용을 적어 주세요.',
  ticketEmail: '답을 받을 이메일을 적어 주세요.',
  ticketPictures: '사진은 세 장까지 붙일 수 있어요.',
} as const
