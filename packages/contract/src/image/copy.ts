import type { IMAGE_CODES } from './codes.js'

export const IMAGE_MESSAGES = {
  FILE_TOO_LARGE: '5MB 이하인 사진을 올려 주세요.',
  FILE_TOO_SLOW: '인터넷이 느려서 파일을 다 받지 못했어요. 조금 뒤에 다시 올려 주세요.',
  PICTURE_BLOCKED: '규칙에 어긋나서 다시 올릴 수 없게 된 사진이에요. 다른 사진으로 올려 주세요.',
  FILE_TYPE: '사진(jpg, png, webp)만 올릴 수 있어요.',
} as const satisfies Record<keyof typeof IMAGE_CODES, string>

export const IMAGE_FIELD_COPY = {
  profileImage: '사진을 다시 올려 주세요.',
  chatImage: '사진을 다시 보내 주세요.',
  postPicture: '사진을 다시 올려 주세요.',
  ticketPicture: '사진을 다시 올려 주세요.',
  imageTooSmall: '가로세로 200픽셀보다 큰 사진이 필요해요.',
  imageTooWide: '사진의 가로세로가 너무 커요. 조금 줄여서 올려 주세요.',
  imageBroken: '사진을 열지 못했어요. 다른 사진으로 올려 주세요.',
} as const
