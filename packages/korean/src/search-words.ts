import { convertHangulToQwerty, getChoseong } from 'es-hangul'
import { splitWords } from './split-words.js'
import { compileTriggers } from './triggers.js'

/**
 * The keys that type a word on a Korean keyboard, in lower case, without gaps and signs: 우산 is `dntks`, what is typed of
 * it so far (우ㅅ) its beginning, and a word typed with the keyboard set to Latin letters the same as the one meant.
 */
export function searchKeysOf(text: string): string {
  return convertHangulToQwerty(splitWords(text).join('')).toLowerCase()
}

/** The initial consonants of a word of Hangul (ㅇㅅ of 우산), or such consonants themselves; null of any other. */
export function initialsOf(word: string): string | null {
  if (/^[ㄱ-ㅎ]+$/.test(word)) return word
  return /^[가-힣]+$/.test(word) ? getChoseong(word) : null
}

const SHORTEST_STEM = 2

/** Every beginning of a word, of two syllables or more, that is the word without a chain of particles; the shortest first. */
export function stemsOf(word: string): string[] {
  if (!/^[가-힣]{3,20}$/.test(word)) return []
  const beginnings = Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1))
  return beginnings.filter(
    (stem) =>
      stem.length >= SHORTEST_STEM &&
      compileTriggers([{ id: stem, keys: [stem] }])
        .find(word)
        .some(({ start }) => start === 0),
  )
}
