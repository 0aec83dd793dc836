const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const
const SMALL_UNITS = ['', '십', '백', '천'] as const
const LARGE_UNITS = ['', '만', '억', '조', '경', '해'] as const

/** The last syllable of a number read in Sino-Korean: 13 → 삼, 20 → 십, 1,000,000 → 만, 3.0 → 영, 010 → 영. */
export function readingOfNumber(number: string): string {
  const digits = number.replaceAll(',', '')
  const last = DIGITS[Number(digits.at(-1))] ?? '영'
  const readDigitByDigit = digits.includes('.') || digits.startsWith('0')
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  if (readDigitByDigit || zeros === 0) return last
  return LARGE_UNITS[Math.floor(zeros / 4)] || SMALL_UNITS[zeros % 4] || '영'
}
