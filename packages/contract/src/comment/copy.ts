import type { COMMENT_CODES } from './codes.js'

export const COMMENT_MESSAGES = {
  COMMENTS_CLOSED: '댓글을 받지 않는 곳이에요.',
  PLAY_FIRST: '끝까지 해 본 뒤에 댓글을 쓸 수 있어요. 쓴 글은 그대로 있어요.',
  COMMENT_TOO_OLD: '쓴 지 5분이 지나서 고칠 수 없어요. 지우고 다시 쓸 수는 있어요.',
} as const satisfies Record<keyof typeof COMMENT_CODES, string>

export const COMMENT_FIELD_COPY = {
  commentEmpty: '댓글을 입력해 주세요.',
  commentTooLong: '댓글은 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
  commentLines: '댓글은 30줄까지 쓸 수 있어요. 줄바꿈을 조금 줄여 주세요.',
  commentLink: '가입한 첫날에는 링크를 넣을 수 없어요. 링크를 빼고 다시 남겨 주세요.',
} as const
