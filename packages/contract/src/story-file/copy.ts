import type { STORY_FILE_CODES } from './codes.js'

export const STORY_FILE_MESSAGES = {
  FILE_FOREIGN:
    '도란에서 내보낸 이야기 파일이 아니거나 내용이 어긋나 있어요. 다른 파일을 선택해 주세요.',
  FILE_VERSION:
    '이 파일은 지금의 도란이 읽을 수 없는 판이에요. 도란에서 다시 내보낸 파일을 선택해 주세요.',
  FILE_THEME_UNKNOWN:
    '이 이야기의 테마가 없어졌거나 크게 바뀌어서 가져올 수 없어요. 다른 파일을 선택해 주세요.',
  STORY_FILE_TOO_LARGE:
    '이야기 파일은 32MB, 1만 장면까지 가져올 수 있어요. 더 짧은 이야기의 파일을 선택해 주세요.',
} as const satisfies Record<keyof typeof STORY_FILE_CODES, string>
