import { normaliseText } from '@doran/korean'
import { decomposeSyllable } from '../hearing/jamo.js'

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const SILENT = /\p{Extended_Pictographic}|[ㅋㅎㅠㅜㅡㅇㅃ^;]{2,}/gu
/** 죽 고 싶 다, 죽.고.싶.다: three syllables and more that each stand alone. */
const SPELLED = /(?<![가-힣])(?:[가-힣][ .,·*~_-]){2,}[가-힣](?![가-힣])/gu
/** 자1살, 죽*고: a sign put between two syllables to hide the word. */
const HIDDEN = /(?<=[가-힣])[\d*_~·^-](?=[가-힣])/gu
const SLANG: readonly (readonly [RegExp, string])[] = [
  // 죽어뿌고, 죽어불믄, 죽을라칸다: dialects.
  [/(?<=[가-힣])(?:뿌|삐리|삐|뻐리)(?=[고까면믄라렸릴려ㄹ])/gu, '버리'],
  [/(?<=[어아져])불(?=[고까면믄라])/gu, '버리'],
  [/믄(?=[ ,.?!]|$)/gu, '면'],
  [/(?<=을|릴|갈|할|살|날|날릴)라 ?(?:칸다|카네|칸께|칸게|캐|카는)/gu, '라고 해요'],
  [/(?<=[가-힣])(?:겄|것)(?=[다어네는])/gu, '겠'],
  [/ㅈㅅ(?= ?(?:하|할|생각|마렵|각|충동|고))/gu, '자살'],
  [/ㅈㅎ(?= ?(?:하|할|했|생각|충동))/gu, '자해'],
  [/네가/gu, '니가'],
  [/ㅈㄱ ?ㅅ[ㄷㅍㅇ]/gu, '죽고 싶다'],
  [/[주쥬] ?꼬 ?(?=[싶십]|시[다퍼프픔])/gu, '죽고 '],
  [/[죽쥭쥬] ?[고거구그꼬] ?(?=[싶십]|시[다퍼프픔])/gu, '죽고 '],
  [/(?<=죽고 [싶십]) (?=[가-힣])/gu, ''],
  [/(?:뒤|디|뒈)(?:지|져)(?= ?(?:고 ?[싶시십]|버리))/gu, '죽'],
  [/쥬(?=[그글금])/gu, '주'],
]

/** Sentences of a text as spoken sounds, so that 시러, 죽고시퍼, 그엇어 sound like the words they stand for. */
export function soundedSentences(text: string): string[] {
  const plain = normaliseText(text).replaceAll(UNSEEN, '').replaceAll(SILENT, ' ')
  const joined = plain.replaceAll(SPELLED, (run) => run.replaceAll(/[^가-힣]/gu, ''))
  const dotted = joined.replaceAll(HIDDEN, '')
  const known = SLANG.reduce((line, [slang, word]) => line.replaceAll(slang, word), dotted)
  return known
    .split(/(?<=[.!?。…\n])/u)
    .map(toSounds)
    .filter((sounds) => sounds !== '')
}

function toSounds(sentence: string): string {
  const words = sentence
    .replaceAll(/[^\p{L}\p{N}?!]+/gu, ' ')
    .trim()
    .toLowerCase()
  return spell(words, plainSound)
}

function spell(text: string, sound: (sign: string) => string): string {
  return Array.from(text).reduce((sounds, sign) => {
    const next = sound(sign)
    const isLinked = /[가-힣]/u.test(sign) && /[ㄱ-ㅎ]$/u.test(sounds)
    return sounds + (isLinked ? next.replace(/^ㅇ/u, '') : next)
  }, '')
}

const PLAIN: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }

/** Tense consonants become plain; the ㅎ under ㄴ and ㄹ is dropped. */
function plainSound(sign: string): string {
  if (!/[가-힣ㄱ-ㅣ]/u.test(sign)) return sign
  return decomposeSyllable(sign)
    .replace(/(?<=[ㄴㄹ])ㅎ$/u, '')
    .replaceAll(/[ㄲㄸㅃㅆㅉ]/gu, (tense) => PLAIN[tense] ?? tense)
    .replaceAll('ㅐ', 'ㅏㅣ')
    .replaceAll('ㅔ', 'ㅏㅣ')
}

/**
 * A rule written in Hangul, matched against sounds, where a consonant swallows the silent ㅇ after it.
 * A space may be missing, `_` skips a word or so, `~` about ten syllables, `‹` is the beginning
 * of a word and `›` its end. Only groups take quantifiers.
 */
export function sounding(rule: string): RegExp {
  const source = spell(rule, (sign) => SIGNS[sign] ?? plainSound(sign))
  return new RegExp(source.replaceAll(/(?<=^|[^ㄱ-ㅣ])ㅇ(?=[ㅏ-ㅣ])/gu, 'ㅇ?'), 'gu')
}

const SIGNS: Readonly<Record<string, string>> = {
  ' ': ' ?',
  _: '.{0,14}?',
  '~': '.{0,36}?',
  '‹': '(?:^|(?<= ))',
  '›': '(?= |$|[?!])',
}
