const OPEN = '아'
const RIEUL = '을'
const CLOSED = '은'

/** Words whose usual Hangul spelling breaks the rules below. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  set: OPEN,
  hit: OPEN,
  pet: OPEN,
  bag: CLOSED,
  big: CLOSED,
  bug: OPEN,
  recipe: OPEN,
  cafe: OPEN,
  daphne: OPEN,
  chloe: OPEN,
  zoe: OPEN,
  jazz: OPEN,
  soup: OPEN,
  pdf: OPEN,
}
/** Letters whose names end on a consonant: 엘, 엠, 엔, 알. */
const LETTER_NAMES: Readonly<Record<string, string>> = { L: RIEUL, R: RIEUL, M: CLOSED, N: CLOSED }

/** First match wins; the sounds are those of the usual transliteration (외래어 표기법). */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?:l|le|lle)$/, RIEUL],
  [/(?:[mn]|ng|mb|me|ne)$/, CLOSED],
  [/ck$/, CLOSED],
  [/(?:^|[^aeiou])[aeiou]c$|[ai]ac$|aac$/, CLOSED],
  [/oo[kpt]$|ee[p]$|ou[p]$/, CLOSED],
  [/(?:^|[^aeiouy])[aeiou](?:k|pp?|tt?|b)$/, CLOSED],
  [/(?:qu|i)[aeiou](?:t|p|ck|k)$/, CLOSED],
]

/** A syllable that ends as the Latin word does when it is spoken in Korean: `Elara` open, `Noel` ㄹ, `Kim` closed. */
export function readingOfLatinWord(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain.length === 1 || /^[A-Z]+$/.test(plain)) {
    return LETTER_NAMES[plain.at(-1)?.toUpperCase() ?? ''] ?? OPEN
  }
  const lower = plain.toLowerCase()
  const exception = EXCEPTIONS[lower]
  if (exception !== undefined) return exception
  return RULES.find(([pattern]) => pattern.test(lower))?.[1] ?? OPEN
}
