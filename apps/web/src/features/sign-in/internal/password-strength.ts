import { FIELD_COPY } from '@doran/contract/errors'
import { LENGTHS } from '@doran/contract/limits'
import type { PasswordStrength } from '@doran/ui'

const LONG_ENOUGH = 14

/** How hard a new password is to guess, in words; null while nothing is written. */
export function passwordStrength(password: string, email: string): PasswordStrength | null {
  const signs = Array.from(password.normalize('NFKC'))
  if (signs.length === 0) return null
  const missing = LENGTHS.passwordMin - signs.length
  if (missing > 0) return { level: 1, words: `${missing}글자만 더 써 주세요.` }
  if (signs.length > LENGTHS.passwordMax) return { level: 1, words: FIELD_COPY.passwordTooLong }
  if (isNear(password, email)) return { level: 1, words: '이메일과 다르게 지어 주세요.' }
  if (isMonotonous(signs)) return { level: 1, words: '같은 글자나 순서가 이어져 짐작하기 쉬워요.' }
  if (/^\d+$/.test(password))
    return { level: 2, words: '숫자뿐이라 조금 약해요. 낱말도 섞어 볼까요?' }
  return signs.length < LONG_ENOUGH
    ? { level: 2, words: '괜찮아요. 낱말을 하나 더 붙이면 더 든든해요.' }
    : { level: 3, words: '짐작하기 어려워요. 좋아요.' }
}

function isNear(password: string, email: string): boolean {
  const [name = ''] = email.trim().toLowerCase().split('@')
  return name.length >= 4 && password.toLowerCase().includes(name)
}

/** Few different signs, or mostly a run such as 12345 or abcde. */
function isMonotonous(signs: readonly string[]): boolean {
  const points = signs.map((sign) => sign.codePointAt(0) ?? 0)
  const steps = points.slice(1).map((point, at) => Math.abs(point - (points[at] ?? 0)))
  return new Set(signs).size < 5 || steps.filter((step) => step <= 1).length > steps.length * 0.7
}
