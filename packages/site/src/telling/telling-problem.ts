import { ApiError } from '@doran/api-client'

/** `message` is Korean and may be shown; branch on `code`. */
export type TellingProblem = { code: string; message: string }

const LINE_BROKE: TellingProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
}

/** What went wrong, in the API's own words; anything but the API's refusal is a broken line. */
export function problemOf(error?: unknown): TellingProblem {
  return error instanceof ApiError ? { code: error.code, message: error.message } : LINE_BROKE
}
