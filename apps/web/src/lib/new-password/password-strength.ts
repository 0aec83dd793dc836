import { PERSON_LENGTHS } from '@doran/contract/core/limits'
import type { PasswordStrength } from '@doran/ui'
import { passwordProblem, type PasswordOwner } from './password-problem'

const LONG_ENOUGH = 14
/** From here on a phrase of one piece is good too: no common password is as long. */
const LONG_PHRASE = 18
/** So little besides what is in both reads like the person, not like a password. */
const LITTLE = 8

/**
 * How hard a new password is to guess, in words; null while nothing is written. Nothing is called good that the API's
 * list of common passwords could hold: all of those are one piece of Latin letters and digits.
 */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength | null {
  if (password === '') return null
  const signs = password.normalize('NFKC').toLowerCase()
  const length = Array.from(signs).length
  if (length < PERSON_LENGTHS.passwordMin)
    return { level: 1, words: `${PERSON_LENGTHS.passwordMin - length}자 더 입력해 주세요.` }
  const problem = passwordProblem(password, owner)
  if (problem) return { level: 1, words: problem }
  if (isNear(signs, owner))
    return { level: 1, words: '이메일이나 닉네임이 들어 있어 짐작하기 쉬워요.' }
  if (new Set(signs).size < 5) return { level: 1, words: '같은 글자가 많아 짐작하기 쉬워요.' }
  if (/^\d+$/.test(signs)) return { level: 2, words: '숫자만 있으면 짐작하기 쉬워요.' }
  if (length < LONG_ENOUGH && /^[a-z]+[^\p{L}]{0,4}$/u.test(signs))
    return { level: 1, words: '낱말 하나는 짐작하기 쉬워요.' }
  if (length < LONG_PHRASE && isOnePiece(signs))
    return { level: 2, words: '조금 약해요. 더 길게 쓰면 안전해요.' }
  return length < LONG_ENOUGH
    ? { level: 2, words: '쓸 수 있어요. 더 길게 쓰면 더 안전해요.' }
    : { level: 3, words: '안전한 비밀번호예요.' }
}

function isNear(signs: string, { email, nickName }: PasswordOwner): boolean {
  const [address = ''] = email.trim().toLowerCase().split('@')
  const pieces = [...address.split(/[^\p{L}\d]+/u), address, nickName.trim().toLowerCase()]
  return pieces.some(
    (piece) => piece.length >= 3 && signs.includes(piece) && isLittleBeside(signs, piece),
  )
}

function isLittleBeside(signs: string, piece: string): boolean {
  return signs.replaceAll(piece, '').length <= LITTLE
}

function isOnePiece(signs: string): boolean {
  return (signs.match(/[^a-z0-9_]/gu) ?? []).length < 2
}
