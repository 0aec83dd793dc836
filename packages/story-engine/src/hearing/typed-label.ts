import { isUndone } from './examples/polarity.js'
import { decompose } from '../verbs/jamo.js'

/** Whether a text is a label, perhaps without its particles and spaces and with another ending of its verb. */
export function isTypedLabel(text: string, label: string): boolean {
  if (isUndone(text) && !isUndone(label)) return false
  if (label === '' || text.length > LONGEST_TYPED * label.length) return false
  if (lettersOf(text) === lettersOf(label)) return true
  return [decompose(lettersOf(text)), bareWords(text)].some((typed, index) => {
    const whole = index === 0 ? decompose(lettersOf(label)) : bareWords(label)
    const stem = whole.replace(LABEL_END, '')
    if (stem.length < SHORTEST || !typed.startsWith(stem)) return false
    const ending = typed.slice(stem.length)
    return ending.length <= LONGEST_ENDING && !TURNS_AROUND.test(ending)
  })
}

/** With spaces, signs and another ending no text is so many times as long as the label. */
const LONGEST_TYPED = 4
const SHORTEST = 8
const LONGEST_ENDING = 16
const LABEL_END = /(?:ㄴㅡㄴㄷㅏ|ㄴㄷㅏ|ㄷㅏ)$/u
/** Endings that say it is not done, or only thought of: -지 않는다, -기 싫다, -면, -려다 만다, -는 대신. */
const TURNS_AROUND =
  /^ㅈㅣ(?:ㄴㅡㄴ|ㄷㅗ|ㄹㅡㄹ)?(?:ㅇㅏㄴ|ㅁㅏ|ㅁㅗㅅ)|^ㄱㅣ(?:ㄴㅡㄴ|ㄷㅗ)?(?:ㅅㅣㄹㅎ|ㄱㅜㅣㅊ|ㅈㅓㄴ)|^ㄱㅗㅅㅣㅍㅈㅣ|ㅁㅣㅓㄴ|^(?:ㅇㅡ)?ㄹㅣㅓ(?:ㄷㅏ|ㄷㅓㄴ)|ㄷㅏㅣㅅㅣㄴ|ㄱㅓㄴㅏ/u

export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const PARTICLE = /(?<=[가-힣])(?:을|를|이|가|은|는|의|에)$/u

/** The sounds of a text's words without their commonest particles. */
function bareWords(text: string): string {
  const words = text.normalize('NFC').split(/[^\p{L}\p{N}]+/u)
  return words.map((word) => decompose(word.replace(PARTICLE, ''))).join('')
}
