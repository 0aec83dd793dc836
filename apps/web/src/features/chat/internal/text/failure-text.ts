import { ERRORS, isErrorCode } from '@doran/contract/errors'

/** What a person reads about a message that could not be sent; empty where the code says no more than that. */
export function failureText(code: string | null): string {
  if (code === null || !isErrorCode(code)) return ''
  const { message } = ERRORS[code]
  // What stands for a wait or a number is known to the answer alone.
  return message.includes('{') ? '잠시 뒤에 다시 시도해 주세요.' : message
}
