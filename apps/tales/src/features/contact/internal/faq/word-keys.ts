/** The keys that type single letters on a Korean keyboard, in the order of Unicode: what begins a syllable, its vowel, what ends it. */
const FIRST = 'r R s e E f a q Q t T d w W c z x v g'.split(' ').map((key) => key.toLowerCase())
const VOWEL = 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'.split(' ')
const LAST = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'
  .split(' ')
  .map((key) => key.toLowerCase())
const LETTERS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = '가'.charCodeAt(0)
const LAST_SYLLABLE = '힣'.charCodeAt(0)
const FIRST_VOWEL = 'ㅏ'.charCodeAt(0)

const isSyllable = (code: number) => code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE

/** As the site's search compares words: 환ㅂ is a beginning of 환불, and `ghksqnf` is 환불 too. */
export function keysOf(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    if (isSyllable(code)) {
      const at = code - FIRST_SYLLABLE
      const [first, vowel, last] = [at / 588, (at % 588) / 28, at % 28].map(Math.floor)
      return `${FIRST[first ?? 0]}${VOWEL[vowel ?? 0]}${LAST[last ?? 0]}`
    }
    return FIRST[LETTERS.indexOf(letter)] ?? VOWEL[code - FIRST_VOWEL] ?? letter
  }).join('')
}

/** Syllables by the letters that begin them. */
export function initialsOf(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return isSyllable(code) ? LETTERS.charAt(Math.floor((code - FIRST_SYLLABLE) / 588)) : letter
  }).join('')
}

export function isInitials(text: string): boolean {
  return Array.from(text).every((letter) => LETTERS.includes(letter))
}

/** Whether one key was missed, added or mistaken for another. */
export function isOneSlip(keys: string, other: string): boolean {
  let start = 0
  while (start < keys.length && keys[start] === other[start]) start += 1
  let end = 0
  const longest = Math.min(keys.length, other.length) - start
  while (end < longest && keys.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(keys.length, other.length) - start - end <= 1
}
