import type { PERSONA_CODES } from './codes.js'

export const PERSONA_MESSAGES = {
  PERSONAS_FULL: '페르소나를 더 만들 수 없어요. 쓰지 않는 페르소나를 지운 뒤 다시 만들어 주세요.',
} as const satisfies Record<keyof typeof PERSONA_CODES, string>

export const PERSONA_FIELD_COPY = {
  personaName: '이야기에서 쓸 이름을 입력해 주세요.',
  personaNameTooLong: '이름은 12자까지 입력할 수 있어요.',
  personaTextTooLong: '글자 수를 조금 줄여 주세요.',
} as const
