import type { CHAT_CODES } from './codes.js'

export const CHAT_MESSAGES = {
  CHAT_SELF: '나와의 대화는 아직 없어요.',
  CHAT_CLOSED: '지금은 이 사람과 대화할 수 없어요.',
  CHAT_WAITING: '상대가 대화를 수락하면 더 보낼 수 있어요.',
  CHAT_REQUESTS:
    '첫 메시지는 하루에 열 명까지, 가입한 첫날에는 한 명에게 보낼 수 있어요. 내일 다시 보내 주세요.',
  ITEM_TOO_OLD: '보낸 지 5분이 지나서 지울 수 없어요.',
  NO_REALTIME: '실시간 연결을 쓸 수 없어서 새 메시지가 조금 늦게 와요.',
} as const satisfies Record<keyof typeof CHAT_CODES, string>

export const CHAT_FIELD_COPY = {
  itemEmpty: '메시지를 입력해 주세요.',
  itemTooLong: '1,000자까지 보낼 수 있어요. 조금 줄여 주세요.',
  imageBeforeAccepted: '사진은 상대가 대화를 수락한 뒤에 보낼 수 있어요.',
  themeGone: '지금은 볼 수 없는 이야기예요. 다른 이야기를 골라 주세요.',
} as const
