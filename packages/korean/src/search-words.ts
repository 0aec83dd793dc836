import { convertHangulToQwerty, getChoseong } from 'es-hangul'

/** Runs of Hangul, of single jamo, of Latin letters, of digits, of any other letters. */
const WORD =
  /[가-힣]+|[ㄱ-ㅎㅏ-ㅣ]+|\p{Script=Latin}+|\p{Nd}+|[^\P{L}가-힣ㄱ-ㅎㅏ-ㅣ\p{Script=Latin}]+/gu

const NO_HANGUL = /\P{Script=Hangul}+/gu

/** The words of a text as a search compares them: in one form, lower case, without signs, Hangul parted from what it touches. */
export function splitWords(text: string): string[] {
  // NFKC would make other letters of single jamo.
  const plain = text.normalize('NFC').replaceAll(NO_HANGUL, (part) => part.normalize('NFKC'))
  return plain.toLowerCase().match(WORD) ?? []
}

/**
 * The keys that type a word on a Korean keyboard, in lower case, without gaps and signs: 우산 is `dntks`, what is typed of
 * it so far (우ㅅ) its beginning, and a word typed with the keyboard set to Latin letters the same as the one meant.
 */
export function searchKeysOf(text: string): string {
  return convertHangulToQwerty(splitWords(text).join('')).toLowerCase()
}

/** Whether two texts are the same but for one letter that is another, missing or too many; of keys, one slip. */
export function isOneEditAway(one: string, other: string): boolean {
  let head = 0
  while (head < one.length && one[head] === other[head]) head += 1
  let tail = 0
  const most = Math.min(one.length, other.length) - head
  while (tail < most && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return Math.max(one.length, other.length) - head - tail <= 1
}

/** The initial consonants of a word of Hangul (ㅇㅅ of 우산), or such consonants themselves; null of any other. */
export function initialsOf(word: string): string | null {
  if (/^[ㄱ-ㅎ]+$/.test(word)) return word
  return /^[가-힣]+$/.test(word) ? getChoseong(word) : null
}
