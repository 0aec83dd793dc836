import { normaliseText } from '@doran/korean'
import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import { decomposeSyllable } from '../verbs/jamo.js'
import { inStandardWords } from './dialects.js'

const SENTENCE_END = new RegExp(`(?<=[${SENTENCE_MARKS}\\n])`, 'u')
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const SILENT = /\p{Extended_Pictographic}|[ㅋㅎㅠㅜㅡㅇㅃ^;]{2,}/gu
/** 죽 고 싶 다, 죽.고.싶.다: three syllables and more that each stand alone. */
const SPELLED = /(?<![가-힣])(?:[가-힣][ .,·*~_-]){2,}[가-힣](?![가-힣])/gu
/** 자1살, 죽*고: a sign put between two syllables to hide the word. */
const HIDDEN = /(?<=[가-힣])[\d*_~·^-](?=[가-힣])/gu
/** The same words over and over: three times say as much as a hundred. */
const REPEATED = /(.{2,20}?)\1{3,}/gu
const SLANG: readonly (readonly [RegExp, string])[] = [
  [/(?:ㅈㅅ|자ㅅ|ㅈ살)(?= ?(?:하|할|했|생각|마렵|각|충동|고|시도|방법|ㄱ))/gu, '자살'],
  [/자살마려/gu, '자살마렵'],
  [/살자(?= ?(?:마렵|각|하고 ?싶|할까|할래))/gu, '자살'],
  [/ㅈㅎ(?= ?(?:하|할|했|생각|충동))/gu, '자해'],
  [/네가/gu, '니가'],
  [/ㅈㄱ ?ㅅ[ㄷㅍㅇ]/gu, '죽고 싶다'],
  [/[주쥬] ?꼬 ?(?=[싶십]|시[다퍼프픔])/gu, '죽고 '],
  [/[죽쥭쥬] ?[고거구그꼬] ?(?=[싶십]|시[다퍼프픔])/gu, '죽고 '],
  [/(?<=죽고 [싶십]) (?=[가-힣])/gu, ''],
  [/(?:뒤|디|뒈)(?:져|저)(?= ?(?:버리|버릴|뿌|불|삐))/gu, '죽어'],
  [/(?:뒤|디|뒈)(?:지|져)(?= ?(?:고 ?[싶시십]|버리))/gu, '죽'],
  [/[쥬듀](?=[그글금거])/gu, '주'],
]

/** Sentences of a text as spoken sounds, so that 시러, 죽고시퍼, 그엇어 sound like the words they stand for. */
export function soundedSentences(text: string): string[] {
  const plain = normaliseText(text).replaceAll(UNSEEN, '').replaceAll(SILENT, ' ')
  const joined = plain.replaceAll(SPELLED, (run) => run.replaceAll(/[^가-힣]/gu, ''))
  const dotted = joined.replaceAll(HIDDEN, '').replaceAll(REPEATED, '$1$1$1')
  const known = SLANG.reduce((line, [slang, word]) => line.replaceAll(slang, word), dotted)
  const sentences = inStandardWords(known).split(SENTENCE_END).map(toSounds)
  return [...new Set(sentences)].filter((sounds) => /[^ ?!]/u.test(sounds))
}

function toSounds(sentence: string): string {
  const words = sentence
    .replaceAll(/[^\p{L}\p{N}?!]+/gu, ' ')
    .trim()
    .toLowerCase()
  return spell(words, plainSound)
}

function spell(text: string, sound: (sign: string) => string): string {
  const sounds: string[] = []
  let isClosed = false
  for (const sign of text) {
    const next = sound(sign)
    sounds.push(isClosed && isSyllable(sign) && next.startsWith('ㅇ') ? next.slice(1) : next)
    const last = next.at(-1) ?? ''
    isClosed = last >= 'ㄱ' && last <= 'ㅎ'
  }
  return inPlainSounds(sounds.join(''))
}

const PLAIN: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }

/** Tense consonants become plain; ㅐ and ㅔ sound alike. */
function inPlainSounds(sounds: string): string {
  return sounds
    .replaceAll(/[ㄲㄸㅃㅆㅉ]/gu, (tense) => PLAIN[tense] ?? tense)
    .replaceAll(/[ㅐㅔ]/gu, 'ㅏㅣ')
}

function isSyllable(sign: string): boolean {
  return sign >= '가' && sign <= '힣'
}

/** The sounds of a sign; the ㅎ under ㄴ and ㄹ is dropped. */
function plainSound(sign: string): string {
  if (!isSyllable(sign) && !(sign >= 'ㄱ' && sign <= 'ㅣ')) return sign
  const sounds = decomposeSyllable(sign)
  return sounds.endsWith('ㄴㅎ') || sounds.endsWith('ㄹㅎ') ? sounds.slice(0, -1) : sounds
}

/**
 * A rule written in Hangul, matched against sounds, where a consonant swallows the silent ㅇ after it.
 * A space may be missing, `_` skips a word or so, `~` about ten syllables, `‹` is the beginning
 * of a word and `›` its end. Only groups take quantifiers.
 */
export function sounding(rule: string): RegExp {
  const source = spell(rule, (sign) => SIGNS[sign] ?? plainSound(sign))
  return new RegExp(source.replaceAll(/(?<=^|[^ㄱ-ㅣ])ㅇ(?=[ㅏ-ㅣ])/gu, 'ㅇ?'), 'gm')
}

const SIGNS: Readonly<Record<string, string>> = {
  ' ': ' ?',
  _: '.{0,14}?',
  '~': '.{0,36}?',
  '‹': '(?:^|(?<= ))',
  '›': '(?= |$|[?!])',
}
