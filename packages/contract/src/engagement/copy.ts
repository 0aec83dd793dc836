import type { ENGAGEMENT_CODES } from './codes.js'

export const ENGAGEMENT_MESSAGES = {
  COLLECTION_NAME_TAKEN: '같은 이름의 모음집이 있어요. 다른 이름을 입력해 주세요.',
  COLLECTIONS_FULL:
    '모음집은 50개까지 만들 수 있어요. 쓰지 않는 모음집을 지운 뒤 다시 만들어 주세요.',
} as const satisfies Record<keyof typeof ENGAGEMENT_CODES, string>

export const ENGAGEMENT_FIELD_COPY = {
  collectionName: '모음집 이름을 입력해 주세요.',
  collectionNameTooLong: '모음집 이름은 20자까지 입력할 수 있어요.',
} as const
