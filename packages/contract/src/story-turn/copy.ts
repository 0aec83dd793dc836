import type { STORY_TURN_CODES } from './codes.js'

/** What a person reads, by error code. */
export const STORY_TURN_MESSAGES = {
  TURN_IN_FLIGHT: '이야기가 이어지는 중이에요.',
  LEAF_MOVED: '다른 창에서 이야기가 먼저 이어졌어요. 새로 불러올게요.',
  STORY_ENDED: '이 이야기는 결말에 닿았어요. 되돌리거나 처음부터 다시 읽을 수 있어요.',
  NOTHING_TO_UNDO: '더 되돌릴 장면이 없어요.',
  STORY_UNAVAILABLE: '불씨가 잠깐 꺼졌어요. 쓴 글은 그대로 있어요.',
  STORY_UNSAFE: '이야기가 엇나가서 여기서 멈췄어요. 쓴 글은 그대로 있어요.',
} as const satisfies Record<keyof typeof STORY_TURN_CODES, string>

/** What a person reads when a field is refused. */
export const STORY_TURN_FIELD_COPY = {
  turnTextTooLong: '한 번에 500자까지 보낼 수 있어요.',
  turnTextEmpty: '무엇을 할지 한마디만 적어 주세요. 그냥 지켜보려면 ‘계속’을 눌러 주세요.',
  choiceUnknown: '지금은 고를 수 없는 길이에요. 다시 골라 주세요.',
} as const

/** What a person reads where a turn was blocked. */
export const BLOCKED_COPY = {
  care: '지금 많이 힘든가요? 이야기는 여기 그대로 둘게요. 자살예방 상담전화 109, 청소년 상담 1388에서 24시간 이야기할 수 있어요.',
  person:
    '실제 사람의 이야기나 개인 정보는 쓰지 않아요. 이름과 번호를 빼고 다시 적어 볼까요? 쓴 글은 그대로 있어요.',
  rating: '이 이야기의 등급에서는 쓰지 않는 장면이에요. 다르게 적어 볼까요? 쓴 글은 그대로 있어요.',
  minors: '이런 장면은 쓰지 않아요. 다른 쪽으로 이어 가 주세요.',
} as const

/** The words for a turn's `halt`; any other halt than the four is not a blocked turn's. */
export function blockedMessage(halt: string | null): string {
  return isBlockedHalt(halt) ? BLOCKED_COPY[halt] : STORY_TURN_MESSAGES.STORY_UNAVAILABLE
}

function isBlockedHalt(halt: string | null): halt is keyof typeof BLOCKED_COPY {
  return halt !== null && Object.hasOwn(BLOCKED_COPY, halt)
}
