import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { PERSON_LENGTHS } from '@doran/contract/core/limits'
import type { ErrorMap } from '@doran/forms'

/** Where the server's answer to a mailed code is shown. */
export const CODE_ERRORS: ErrorMap<'code'> = {
  codes: { CODE_WRONG: { field: 'code' }, CODE_EXPIRED: { field: 'code' } },
}

type Problem = string | undefined

export function nameProblem(name: string): Problem {
  const given = name.trim()
  if (given === '') return CORE_FIELD_COPY.name
  if (Array.from(given).length > PERSON_LENGTHS.name) return CORE_FIELD_COPY.nameTooLong
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(given)
  return isName ? undefined : '숫자와 기호 없이 입력해 주세요.'
}

export function nickNameProblem(nickName: string): Problem {
  const given = nickName.trim().normalize('NFKC')
  if (given === '') return '닉네임을 입력해 주세요.'
  return /^[가-힣A-Za-z0-9_]{2,12}$/.test(given) ? undefined : CORE_FIELD_COPY.nickName
}

export function codeProblem(code: string, length: number): Problem {
  return code.length === length ? undefined : `${length}자리를 모두 입력해 주세요.`
}
