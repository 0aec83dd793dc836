import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'
import { PRODUCT } from '@doran/contract/names'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../platform/errors/app-error.js'

const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= LENGTHS.passwordMin),
)
/** What is left of a password without its numbers and signs must not be one of these, or several of them. */
const OWN_WORDS = new RegExp(`^(?:${PRODUCT}|도란|tales|테일즈|password|비밀번호|이야기)+$`)

/** Refuses passwords that are tried first: common ones, one letter or run repeated, the product's words, one's own names. */
export function refuseWeakPassword(
  password: string,
  person: { email?: string; nickName?: string },
): void {
  const lower = password.toLowerCase()
  const letters = lower.replace(/[^\p{L}]/gu, '')
  if (COMMON.has(lower) || isRepeated(lower) || isRun(lower) || OWN_WORDS.test(letters)) {
    throw refusal(FIELD_COPY.passwordCommon)
  }
  const own = [person.email, person.email?.split('@')[0], person.nickName]
  const isOwn = own.some((name) => name !== undefined && lower === name.toLowerCase())
  if (isOwn) throw refusal(FIELD_COPY.passwordOwn)
}

function refusal(message: string): AppError {
  return new AppError('INVALID_INPUT', { field: 'password', message })
}

/** One piece of up to three characters again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,3})\1+$/u.test(text)
}

/** Each character one further than the last, such as 0123456789 or zyxwvutsrq. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
