import type { MODERATION_CODES } from './codes.js'

export const MODERATION_MESSAGES = {
  WRITING_PAUSED:
    '지금은 글을 쓸 수 없어요. 언제까지인지와 이유는 알림에서 볼 수 있어요. 쓴 글은 그대로 있어요.',
  ACCOUNT_ENDED:
    '규칙을 크게 어겨 이용이 끝난 계정이에요. 이유와 이의 제기 방법은 메일로 보내 드렸어요.',
  ALREADY_DECIDED: '다른 사람이 먼저 결정했어요. 결과를 새로 불러올게요.',
  APPEAL_LATE: '이의 제기는 결정 뒤 7일 안에 한 번 할 수 있어요.',
  LAST_ADMIN: '관리자가 한 명뿐이에요. 다른 사람을 먼저 관리자로 정해 주세요.',
} as const satisfies Record<keyof typeof MODERATION_CODES, string>

export const MODERATION_FIELD_COPY = {
  decisionReason: '이유를 적어 주세요.',
  decisionReasonTooLong: '이유는 300자까지 쓸 수 있어요.',
  appealText: '다시 살펴봐야 하는 이유를 적어 주세요.',
  appealTextTooLong: '1,000자까지 쓸 수 있어요.',
  claimName: '이름을 적어 주세요.',
  claimAddress: '도란 안의 주소를 적어 주세요.',
  claimDetail: '어떤 권리가 어떻게 침해되었는지 적어 주세요.',
  claimDetailTooLong: '2,000자까지 쓸 수 있어요.',
} as const
