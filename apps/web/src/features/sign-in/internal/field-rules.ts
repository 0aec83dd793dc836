import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'

type Problem = string | undefined

/** Shaped like an address; whether it is one, its mail tells. */
export function emailProblem(email: string): Problem {
  const isShaped = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim())
  return isShaped && email.trim().length <= 254 ? undefined : FIELD_COPY.email
}

/** Of a new password, as far as a browser can tell; the list of common ones is the API's. */
export function passwordProblem(password: string): Problem {
  const { length } = Array.from(password.normalize('NFKC'))
  if (length > LENGTHS.passwordMax) return FIELD_COPY.passwordTooLong
  return length < LENGTHS.passwordMin ? FIELD_COPY.password : undefined
}

export function nameProblem(name: string): Problem {
  const given = name.trim()
  if (Array.from(given).length > LENGTHS.name) return FIELD_COPY.nameTooLong
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(given) ? undefined : FIELD_COPY.name
}

export function nickNameProblem(nickName: string): Problem {
  const given = nickName.trim().normalize('NFKC')
  return /^[가-힣A-Za-z0-9_]{2,12}$/.test(given) ? undefined : FIELD_COPY.nickName
}

export function codeProblem(code: string, length: number): Problem {
  return code.length === length ? undefined : FIELD_COPY.code
}
