import { CORE_FIELD_COPY } from '@doran/contract/core/copy'

/** Of its shape alone: whether there is such an address, only a mail shows. */
export function emailProblem(email: string): string | undefined {
  const given = email.trim()
  if (given === '') return '이메일을 입력해 주세요.'
  const isShaped = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(given)
  return isShaped && given.length <= 254 ? undefined : CORE_FIELD_COPY.email
}
