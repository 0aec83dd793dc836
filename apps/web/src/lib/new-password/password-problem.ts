import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PERSON_LENGTHS } from '@doran/contract/core/limits'
import { isCommonPassword } from './common-password'

/** Whose names a password must not be; empty where they are not known. */
export type PasswordOwner = { email: string; nickName: string }

/** What is wrong with a new password as far as a browser knows; the list of common ones is the API's. */
export function passwordProblem(
  password: string,
  { email, nickName }: PasswordOwner,
): string | undefined {
  const given = password.normalize('NFKC').toLowerCase()
  const { length } = Array.from(password.normalize('NFKC'))
  if (length === 0) return '비밀번호를 입력해 주세요.'
  if (length > PERSON_LENGTHS.passwordMax) return CORE_FIELD_COPY.passwordTooLong
  if (length < PERSON_LENGTHS.passwordMin)
    return `${PERSON_LENGTHS.passwordMin - length}자 더 입력해 주세요.`
  const own = [email, email.split('@')[0], nickName].map((name) => name?.trim().toLowerCase())
  if (own.includes(given)) return ACCOUNT_FIELD_COPY.passwordOwn
  return isCommonPassword(password) ? ACCOUNT_FIELD_COPY.passwordCommon : undefined
}
