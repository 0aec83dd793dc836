import { disassembleCompleteCharacter } from 'es-hangul'
import { readingOfLatinWord } from './latin-reading.js'
import { readingOfNumber } from './number-reading.js'

/** How a word ends when it is spoken: on a vowel, on ㄹ, or on another final consonant. */
export type FinalSound = 'open' | 'rieul' | 'closed'

const HANGUL_BASE = 0xac00
const FINALS_PER_VOWEL = 28
const RIEUL = 8

/** Whether a UTF-16 unit is a whole Hangul syllable (가–힣). */
export function isHangulSyllable(unit: number): boolean {
  return unit >= HANGUL_BASE && unit <= 0xd7a3
}

export function finalSoundOfSyllable(unit: number): FinalSound {
  const final = (unit - HANGUL_BASE) % FINALS_PER_VOWEL
  if (final === 0) return 'open'
  return final === RIEUL ? 'rieul' : 'closed'
}

/** The final consonant as a jamo (`ㄱ`, `ㄳ` as `ㄱㅅ`), or the empty string. */
export function finalConsonantOf(syllable: string): string {
  return syllable === '' ? '' : (disassembleCompleteCharacter(syllable)?.jongseong ?? '')
}

const SYMBOL_READINGS: Readonly<Record<string, string>> = {
  '%': '퍼센트',
  '％': '퍼센트',
  '℃': '도',
  '°': '도',
  '㎏': '그램',
  '㎞': '미터',
  '㎝': '미터',
  '+': '플러스',
  '&': '앤드',
  '@': '앳',
  '#': '샵',
}
const JAMO_VOWEL = /[ㅏ-ㅣ]/
const CLOSED_ROUND_GROUP = /[\s]*[(（][^()（）]*[)）]\s*$/u
const SILENT_TAIL = /[^\p{L}\p{N}%％℃°㎏㎞㎝+&@#]+$/u
const LATIN_TAIL = /\p{Script=Latin}+$/u
const NUMBER_TAIL = /\d[\d,]*(?:\.\d+)?$/

/**
 * A Hangul syllable that ends as the word does. Closing quotes and brackets are looked through, and a
 * bracketed remark after the word is skipped: `하진(28)` ends as `하진`. `null` when nothing can be read.
 */
export function lastReadSyllable(word: string): string | null {
  const composed = word.normalize('NFC')
  const beforeRemark = composed.replace(CLOSED_ROUND_GROUP, '')
  const spoken = (/[\p{L}\p{N}]/u.test(beforeRemark) ? beforeRemark : composed).replace(
    SILENT_TAIL,
    '',
  )
  const last = spoken.at(-1)
  if (last === undefined) return null
  if (isHangulSyllable(last.charCodeAt(0))) return last
  if (JAMO_VOWEL.test(last)) return '아'
  if (last >= 'ㄱ' && last <= 'ㅎ') return last === 'ㄹ' ? '을' : '윽'
  const symbol = SYMBOL_READINGS[last]
  if (symbol !== undefined) return symbol.at(-1) ?? null
  const number = NUMBER_TAIL.exec(spoken)?.[0]
  if (number !== undefined) return readingOfNumber(number)
  const latin = LATIN_TAIL.exec(spoken)?.[0]
  if (latin !== undefined) return readingOfLatinWord(latin)
  return null
}

export function finalSoundOf(word: string): FinalSound | null {
  const syllable = lastReadSyllable(word)
  return syllable === null ? null : finalSoundOfSyllable(syllable.charCodeAt(0))
}
