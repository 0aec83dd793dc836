import { ApiError, networkError } from '@doran/api-client'

/** `message` is Korean and may be shown; branch on `code`. */
export type StoryProblem = { code: string; message: string }

const CONNECTION_LOST: StoryProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 저절로 이어져요.',
}

/** What went wrong with a stream, which resumes by itself when the browser is online again. */
export function streamProblem(error?: unknown): StoryProblem {
  const problem = callProblem(error)
  return problem.code === 'NETWORK' ? CONNECTION_LOST : problem
}

/**
 * What went wrong with a single call, in the API's own copy; anything but its refusal is a lost connection. Only the
 * person repeats it.
 */
export function callProblem(error: unknown): StoryProblem {
  const { code, message } = error instanceof ApiError ? error : networkError(error)
  return { code, message }
}
