import { normaliseText } from '../normalise-text.js'
import { isGivenName } from './family-names.js'
import { finalSoundOfSyllable, isHangulSyllable } from './final-sound.js'
import type { ChainStart } from './particle-chain.js'

/** A key made ready: its words in lower case, and what may stand beside it. */
export type TriggerKey = {
  id: string
  key: string
  words: readonly string[]
  firstClass: CharClass
  lastClass: CharClass
  chainStart: ChainStart
  isGivenName: boolean
}
export type CharClass = 'hangul' | 'word' | 'edge'

const WORD = /[\p{L}\p{N}]/u
const COMPATIBILITY_JAMO = /[ㄱ-ㆎ]/

/** Single jamo (ㅋㅋ, ㅠㅠ) are how players laugh and cry: an edge, not a part of a word. */
export function charClassOf(char: string): CharClass {
  const unit = char.charCodeAt(0)
  if (isHangulSyllable(unit)) return 'hangul'
  if (unit < 128) return /[0-9a-z]/i.test(char) ? 'word' : 'edge'
  return WORD.test(char) && !COMPATIBILITY_JAMO.test(char) ? 'word' : 'edge'
}

/** Lower case unit by unit, so that offsets stay (İ, whose lower case is longer, is left alone). */
export function foldCase(text: string): string {
  const folded = text.toLowerCase()
  if (folded.length === text.length) return folded
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** `null` for a key that holds nothing to look for. */
export function readKey(id: string, key: string): TriggerKey | null {
  const words = foldCase(normaliseText(key)).split(/\s+/u).filter(Boolean)
  const joined = words.join('')
  if (!WORD.test(joined)) return null
  const lastClass = charClassOf(joined.charAt(joined.length - 1))
  const isHangul = lastClass === 'hangul'
  return {
    id,
    key,
    words,
    firstClass: charClassOf(joined.charAt(0)),
    lastClass,
    chainStart: {
      sound: isHangul ? finalSoundOfSyllable(joined.charCodeAt(joined.length - 1)) : null,
      isOneSyllable: isHangul && joined.length === 1,
    },
    isGivenName: isGivenName(joined),
  }
}
