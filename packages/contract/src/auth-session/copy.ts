import type { AUTH_SESSION_CODES } from './codes.js'

export const AUTH_SESSION_MESSAGES = {
  BAD_CREDENTIALS: '이메일이나 비밀번호가 맞지 않아요.',
} as const satisfies Record<keyof typeof AUTH_SESSION_CODES, string>
