import type { STORY_SHARE_CODES } from './codes.js'

export const STORY_SHARE_MESSAGES = {
  SHARES_FULL:
    '이 이야기에서 공유한 링크가 가득 찼어요. 쓰지 않는 링크의 공유를 멈춘 뒤 다시 공유해 주세요.',
} as const satisfies Record<keyof typeof STORY_SHARE_CODES, string>

export const STORY_SHARE_FIELD_COPY = {
  shareLabelTooLong: '제목은 40자까지 입력할 수 있어요.',
  shareLabelBlocked: '제목에 공유할 수 없는 내용이 있어요. 다르게 써 주세요.',
  sharedNameBlocked:
    '이야기 속 이름에 공유할 수 없는 내용이 있어요. 페르소나를 바꾼 뒤 다시 공유해 주세요.',
} as const

/** The message for a scene that holds something a reader may not share. */
export const sceneBlockedMessage = (index: number) =>
  `${index + 1}번째 장면에 공유할 수 없는 내용이 있어요. 그 장면을 고치거나 빼고 다시 공유해 주세요.`
