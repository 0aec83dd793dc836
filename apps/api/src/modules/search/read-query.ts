import { splitWords, stemsOf } from '@doran/korean'
import { readMeantTerms } from '../theme/index.js'
import { meaningWord } from './words-of.js'

/** One thing that is looked for: any of its spellings will do. */
export type Term = {
  /** As it was typed, and without particles. */
  spellings: readonly string[]
  /** Known words that mean it. */
  meanings: readonly string[]
  /** What has it is left out (“안 무서운”). */
  isExcluded: boolean
}

export type Query = {
  terms: readonly Term[]
  /** All that was typed, as one word. */
  whole: string
}

/** More than anybody types; the rest is not looked for. */
const MOST_TERMS = 6

/** What somebody looks for. Words that say nothing (“이야기 추천해줘”) are left out, unless there are no others. */
export function readQuery(q: string): Query {
  const words = splitWords(q)
  const known = readMeantTerms(words.join(' '))
  const terms = known.map(({ typed, meaning, isExcluded }) => ({
    spellings: spellingsOf(typed),
    meanings: meaning === null ? [] : [meaningWord(meaning)],
    isExcluded,
  }))
  const sought = terms.filter(({ spellings, meanings }) => spellings.length + meanings.length > 0)
  const hasSought = sought.some(({ isExcluded }) => !isExcluded)
  const plain = words.map((word) => ({
    spellings: spellingsOf(word),
    meanings: [],
    isExcluded: false,
  }))
  const chosen = sought.length > 0 && hasSought ? sought : [...plain, ...sought]
  return { terms: chosen.slice(0, MOST_TERMS), whole: words.join('') }
}

const spellingsOf = (typed: string): string[] => {
  const words = splitWords(typed)
  const whole = words.join('')
  return whole === '' ? [] : [...new Set([whole, ...stemsOf(whole)])]
}
