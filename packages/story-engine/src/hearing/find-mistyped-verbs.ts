import type { Intent } from '../scene-schema.js'
import { isWithinOneEdit } from './one-edit.js'
import { LONG_STEMS } from '../verbs/stem-index.js'
import { isInflected, type StemShape } from '../verbs/verb-endings.js'

const MOST_WORDS = 30
/** 숨을 is a thing, however near it sounds to 숨어. */
const OBJECT = /(?:ㅇㅡㄹ|ㄹㅡㄹ)$/u
/** 미쳤다 is no 밀쳤다, 울어 no 물어 and 버린다 no 버틴다. */
const WHOLE = /^(?:ㅁㅣㅊ|ㅇㅜㄹ|ㅂㅓㄹㅣ)/u
const VOWEL = /[ㅏ-ㅣ]/u
const LONG: StemShape = { syllables: 2, text: '', isNoun: false, isAmbiguous: false }

/** One slip that leaves vowels vowels: 결혼 is no 겨루. */
function isSlipOf(typed: string, stem: string): boolean {
  if (!isWithinOneEdit(typed, stem)) return false
  if (typed.length !== stem.length) return true
  return Array.from(typed).every((sound, at) => VOWEL.test(sound) === VOWEL.test(stem[at] ?? ''))
}

/**
 * Intents of words that are one slip away from a long stem; asked only when nothing was heard.
 * A slip in the very first sound is not forgiven: it would make every word look like another.
 */
export function findMistypedVerbs(sounds: string): Intent[] {
  const words = sounds
    .split(' ')
    .filter((word) => word.length >= 6 && !OBJECT.test(word) && !WHOLE.test(word))
    .slice(0, MOST_WORDS)
  const found = words.flatMap((word) =>
    LONG_STEMS.filter(
      ({ text }) =>
        text[0] === word[0] &&
        [-1, 0, 1].some((shift) => {
          const end = text.length + shift
          return isSlipOf(word.slice(0, end), text) && isInflected(LONG, word.slice(end), '')
        }),
    ),
  )
  const longest = Math.max(0, ...found.map(({ text }) => text.length))
  return [
    ...new Set(found.filter(({ text }) => text.length === longest).map(({ intent }) => intent)),
  ]
}
