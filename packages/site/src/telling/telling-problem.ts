import { ApiError } from '@doran/api-client'

/** `message` is Korean and may be shown; branch on `code`. */
export type TellingProblem = { code: string; message: string }

const LINE_BROKE: TellingProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
}

const ACT_BROKE: TellingProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 다시 눌러 주세요.',
}

/** What went wrong, in the API's own words; anything but the API's refusal is a broken line. */
export function problemOf(error?: unknown): TellingProblem {
  return error instanceof ApiError ? { code: error.code, message: error.message } : LINE_BROKE
}

/** The same for what nobody repeats but the person: it promises no going on. */
export function problemOfAct(error: unknown): TellingProblem {
  const problem = problemOf(error)
  return problem.code === 'NETWORK' ? ACT_BROKE : problem
}
