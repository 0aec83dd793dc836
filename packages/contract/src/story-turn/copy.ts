import type { STORY_TURN_CODES } from './codes.js'

export const STORY_TURN_MESSAGES = {
  TURN_IN_FLIGHT: '지금 다음 장면을 쓰고 있어요. 다 쓴 뒤에 다시 시도해 주세요.',
  LEAF_MOVED:
    '이야기가 이 화면보다 더 나아가 있어서 마지막 장면을 불러왔어요. 여기서 다시 선택하거나 입력해 주세요.',
  STORY_ENDED: '결말까지 읽은 이야기예요. 마지막 장면을 되돌리거나 처음부터 다시 읽을 수 있어요.',
  NOTHING_TO_UNDO: '더 되돌릴 장면이 없어요.',
  NOTHING_TO_RETELL: '이 장면은 다시 써도 똑같아요. 되돌리고 다르게 해 볼 수 있어요.',
  STORY_UNAVAILABLE: '다음 장면을 쓰지 못했어요. 쓴 글은 그대로 있어요.',
  STORY_UNSAFE: '보여 드릴 수 없는 내용이 나와서 멈췄어요. 쓴 글은 그대로 있어요.',
} as const satisfies Record<keyof typeof STORY_TURN_CODES, string>

export const STORY_TURN_FIELD_COPY = {
  turnTextTooLong: '한 번에 500자까지 보낼 수 있어요.',
  turnTextEmpty: '무엇을 할지 입력해 주세요. 지켜보려면 ‘이어 보기’를 눌러 주세요.',
  editEmpty: '고칠 글을 입력해 주세요.',
  editTooLong: '한 장면은 4,000자까지 고칠 수 있어요.',
  choiceUnknown: '지금은 고를 수 없는 선택지예요. 다시 선택해 주세요.',
} as const

/** The message for each reason to block a turn. */
export const BLOCKED_COPY = {
  care: '지금 많이 힘든가요? 이야기는 여기 그대로 있어요. 자살예방 상담전화 109, 청소년상담 1388에서 24시간 이야기할 수 있어요.',
  person:
    '실제 사람의 이야기나 개인 정보는 쓰지 않아요. 이름과 번호를 빼고 다시 써 주세요. 쓴 글은 그대로 있어요.',
  rating: '이 이야기의 등급에서는 쓰지 않는 장면이에요. 다르게 써 주세요. 쓴 글은 그대로 있어요.',
  minors: '이런 장면은 쓰지 않아요. 다른 쪽으로 이어 가 주세요.',
} as const

/** The words for a turn's `halt`; any other halt than the four is not a blocked turn's. */
export function blockedMessage(halt: string | null): string {
  return isBlockedHalt(halt) ? BLOCKED_COPY[halt] : STORY_TURN_MESSAGES.STORY_UNAVAILABLE
}

function isBlockedHalt(halt: string | null): halt is keyof typeof BLOCKED_COPY {
  return halt !== null && Object.hasOwn(BLOCKED_COPY, halt)
}
