import { CORE_FIELD_COPY } from '@doran/contract/core/copy'

/** Of its shape alone: whether there is such an address, only a mail shows. */
export function emailProblem(email: string): string | undefined {
  const address = email.trim()
  if (address === '') return '이메일을 입력해 주세요.'
  const isShaped = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address)
  return isShaped && address.length <= 254 ? undefined : CORE_FIELD_COPY.email
}
