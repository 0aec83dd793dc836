import type { PLAY_CODES } from './codes.js'

export const PLAY_MESSAGES = {
  PLAY_MOVED: '다른 창이나 기기에서 먼저 이어졌어요. 이어서 하려면 다시 불러와 주세요.',
  PLAY_EXPIRED: '정해진 시간이 지나서 기록할 수 없어요. 다시 시작해 주세요.',
  PLAY_REFUSED: '이 놀이와 맞지 않는 내용이라 받을 수 없어요. 다시 불러와 주세요.',
  PLAY_UNFINISHED: '아직 끝나지 않았어요. 남은 것을 마저 골라 주세요.',
} as const satisfies Record<keyof typeof PLAY_CODES, string>
