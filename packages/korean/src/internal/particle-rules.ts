import { NOUN_FINALS_BEFORE_NEUN } from './common-nouns.js'
import { finalConsonantOf } from './final-sound.js'

/** A wrong shape at the end of a word. `tail` may follow it; `isWrong` sees the text before it, never empty. */
export type EndingRule = {
  found: string
  expected: string
  tail: string
  isWrong: (before: string, lastSyllable: string) => boolean
}

const WORDS_IN_EUL = /(?:가을|마을|고을|노을|여을|새을|하을|으을|을을)$/
/** Verbs that lose their ㅅ before a vowel: 지을, 나을, 이을, 부을, 그을, 저을, 자을. */
const VERBS_IN_EUL = /[지나이부그저자주]을$/
const VERBS_IN_SINNEUN = /(?:안|(?<![당자귀])신)$/
const ADVERBS_BEFORE_COMING =
  /(?:안|못|잘|꼭|얼른|늘|막|방금|금방|지금|오늘|내일|일찍|계속|좀|당장|이만|그만|한번|집|훨씬|천천히)$/
const FINALS_NO_VERB_STEM_HAS: ReadonlySet<string> = new Set(['ㄹ', 'ㅇ', 'ㅋ', 'ㄱㅅ'])
const FINALS_NO_WORD_IN_RO_HAS: ReadonlySet<string> = new Set([
  'ㅅ',
  'ㅆ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㄲ',
  'ㄱㅅ',
  'ㅂㅅ',
  'ㄹㄱ',
])
const AFTER_RO = '(?:서|써|부터)?(?:는|도|만|의)?'

function isOpen(syllable: string): boolean {
  return finalConsonantOf(syllable) === ''
}

function isWrongNeun(before: string, last: string): boolean {
  const final = finalConsonantOf(last)
  if (FINALS_NO_VERB_STEM_HAS.has(final) || NOUN_FINALS_BEFORE_NEUN.has(last)) return true
  return final === 'ㄴ' && !VERBS_IN_SINNEUN.test(before)
}

export const ENDING_RULES: readonly EndingRule[] = [
  {
    found: '를',
    expected: '을',
    tail: '',
    isWrong: (before, last) => !isOpen(last) && !before.endsWith('들'),
  },
  {
    found: '을',
    expected: '를',
    tail: '',
    isWrong: (before, last) =>
      isOpen(last) && !WORDS_IN_EUL.test(`${before}을`) && !VERBS_IN_EUL.test(`${before}을`),
  },
  { found: '는', expected: '은', tail: '', isWrong: isWrongNeun },
  {
    found: '와',
    expected: '과',
    tail: '(?:는|도|의)?',
    isWrong: (before, last) => !isOpen(last) && !ADVERBS_BEFORE_COMING.test(before),
  },
  {
    found: '으로',
    expected: '로',
    tail: AFTER_RO,
    isWrong: (_before, last) => last !== '으' && (isOpen(last) || finalConsonantOf(last) === 'ㄹ'),
  },
  {
    found: '로',
    expected: '으로',
    tail: AFTER_RO,
    isWrong: (_before, last) => FINALS_NO_WORD_IN_RO_HAS.has(finalConsonantOf(last)),
  },
  { found: '예요', expected: '이에요', tail: '', isWrong: (_before, last) => !isOpen(last) },
  {
    found: '라고',
    expected: '이라고',
    tail: '',
    isWrong: (before, last) =>
      !isOpen(last) && finalConsonantOf(last) !== 'ㄹ' && !before.endsWith('신'),
  },
]

const PAST_TAIL = '(?:다|던|고|지만|습니다|어|어요|는데|을까|으니|으며)'
type Shapes = { consonant: string; vowel: string; tail: string }

/** Pairs checked after a noun or name that is known for certain. */
export const SHAPES_AFTER_KNOWN_WORDS: readonly Shapes[] = [
  { consonant: '이', vowel: '가', tail: '' },
  { consonant: '은', vowel: '는', tail: '' },
  { consonant: '을', vowel: '를', tail: '' },
  { consonant: '과', vowel: '와', tail: '(?:는|도|의)?' },
  { consonant: '으로', vowel: '로', tail: AFTER_RO },
]
/** Wrong only after a consonant: after a vowel the long shape (`친구이었다`) is allowed. */
export const SHORT_SHAPES_AFTER_KNOWN_CONSONANTS: readonly Shapes[] = [
  { consonant: '이랑', vowel: '랑', tail: '' },
  { consonant: '이었', vowel: '였', tail: PAST_TAIL },
  { consonant: '이라고', vowel: '라고', tail: '' },
  { consonant: '이라는', vowel: '라는', tail: '' },
]
