import { ApiError, networkError } from '@doran/api-client'

/** `message` is Korean and may be shown; branch on `code`. */
export type TellingProblem = { code: string; message: string }

const LINE_BROKE: TellingProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
}

/** What went wrong with a telling, which goes on by itself when the line is back. */
export function problemOf(error?: unknown): TellingProblem {
  const problem = problemOfAct(error)
  return problem.code === 'NETWORK' ? LINE_BROKE : problem
}

/**
 * What went wrong with an act, in the API's own words; anything but its refusal is a broken line. Nobody does it
 * again but the person.
 */
export function problemOfAct(error: unknown): TellingProblem {
  const { code, message } = error instanceof ApiError ? error : networkError(error)
  return { code, message }
}
