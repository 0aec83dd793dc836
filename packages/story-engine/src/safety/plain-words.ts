import { normaliseText } from '@doran/korean'

const LETTERED = /([ㄱ-ㅎ])([ㅏ-ㅣ])(?:([ㄱ-ㅎ])(?![ㅏ-ㅣ]))?/gu
const APART = /(?<=[ㄱ-ㅎㅏ-ㅣ])[ .*_-](?=[ㄱ-ㅎㅏ-ㅣ])/gu
/** A sign put between two syllables to hide the word: 섹.스, 섹1스. */
const HIDDEN = /(?<=[가-힣])[\d*_~·^.|/-](?=[가-힣])/gu
/** Three syllables and more that each stand alone. */
const SPELLED = /(?<![가-힣])(?:[가-힣][ .,·*~_-]){2,}[가-힣](?![가-힣])/gu
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const CODAS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
const FIRST_VOWEL = 'ㅏ'.charCodeAt(0)

/** A text as its words are meant: in lower case, with jamo put together and nothing between syllables to hide them. */
export function plainWords(text: string): string {
  return withSyllables(normaliseText(text).toLowerCase())
    .replaceAll(HIDDEN, '')
    .replaceAll(SPELLED, (run) => run.replaceAll(/[^가-힣]/gu, ''))
}

/** The same with its digits and signs where they stand. */
export function markedWords(text: string): string {
  return withSyllables(normaliseText(text).toLowerCase())
}

function withSyllables(text: string): string {
  return text
    .replaceAll(APART, '')
    .replaceAll('ㅅㅔㅅㅡ', '섹스')
    .replaceAll(LETTERED, (_, lead: string, vowel: string, coda?: string) =>
      syllable(lead, vowel, coda ?? ''),
    )
}

function syllable(lead: string, vowel: string, coda: string): string {
  const onset = LEADS.indexOf(lead)
  const rime = CODAS.indexOf(coda) + 1
  if (onset < 0 || (coda !== '' && rime === 0)) return lead + vowel + coda
  const nucleus = vowel.charCodeAt(0) - FIRST_VOWEL
  return String.fromCharCode(0xac00 + (onset * 21 + nucleus) * 28 + (coda === '' ? 0 : rime))
}
