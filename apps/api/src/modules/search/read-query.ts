import { splitWords, stemsOf } from '@doran/korean'
import { readMeantTerms } from '../theme/index.js'
import { moodText } from './moods.js'
import { isForAdults, wishedBy, withoutDeniedAdult } from './wishes.js'
import { meaningWord, STORIES } from '../search-index/index.js'

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
  /** What is left out, as people read it. */
  without: readonly string[]
  /** What is for adults alone is wanted; nothing is looked for. */
  isAdult: boolean
}

/** More than anybody types; the rest is not looked for. */
const MOST_TERMS = 6

const ALL_STORIES: Term = {
  spellings: [],
  meanings: [meaningWord(STORIES)],
  isExcluded: false,
}

/**
 * What somebody looks for. Words that say nothing (“이야기 추천해줘”) are left out, unless there are no others; where all
 * is said that is not wanted, any other story will do.
 */
export function readQuery(q: string): Query {
  const typed = withoutDeniedAdult(q)
  const whole = splitWords(q).join('')
  if (isForAdults(typed)) return { terms: [], whole, without: [], isAdult: true }
  const words = splitWords(typed)
  const said = sayDenied(readMeantTerms(words.join(' ')))
  const excluded = said.filter(({ isExcluded }) => isExcluded)
  const hasDenied = typed !== q || excluded.length > 0
  const sought = said
    .filter((term) => !(hasDenied && SAYS_OTHER.test(term.typed)))
    .map(termOf)
    .filter((term) => term.spellings.length + term.meanings.length > 0)
  return {
    terms: withoutRest(termsOf(words, sought, hasDenied)),
    whole,
    without: [...new Set(excluded.map(nameOf))],
    isAdult: false,
  }
}

function termsOf(words: readonly string[], sought: Term[], hasDenied: boolean): Term[] {
  if (sought.some(({ isExcluded }) => !isExcluded)) return sought
  if (hasDenied) return [ALL_STORIES, ...sought]
  return words.map((word) => ({ spellings: spellingsOf(word), meanings: [], isExcluded: false }))
}

/** What is denied often stands last, and is kept. */
function withoutRest(terms: readonly Term[]): Term[] {
  const sought = terms.filter(({ isExcluded }) => !isExcluded)
  const excluded = terms.filter(({ isExcluded }) => isExcluded)
  return [...sought.slice(0, MOST_TERMS), ...excluded.slice(0, MOST_TERMS)]
}

type Said = ReturnType<typeof readMeantTerms>[number]

/** Beside what is not wanted these say nothing. */
const SAYS_OTHER = /^(?:다른|딴)/u
const ALWAYS_DENIES = /^(?:말고|빼고|빼줘|제외|아니고)/u
/** “이름 없는 왕” looks for a king, “전쟁 없는 거” for no war. */
const DENIES_AT_END = /^(?:아닌|아니|없는|없이|없었|싫)/u
const JOINED = /(?:이랑|랑|하고|이나|[가-힣]{2}(?:와|과))$/u

/** A word that denies goes, and what stands before it is not wanted. */
function sayDenied(terms: readonly Said[]): Said[] {
  const said: Said[] = []
  for (const [at, term] of terms.entries()) {
    const before = said.at(-1)
    const denies =
      ALWAYS_DENIES.test(term.typed) || (at === terms.length - 1 && DENIES_AT_END.test(term.typed))
    if (term.meaning === null && denies && before)
      said.splice(-1, 1, { ...before, isExcluded: true })
    else said.push(term)
  }
  return denyJoined(said)
}

/** Of two joined things (“귀신이랑 좀비 없는 거”) both are not wanted. */
function denyJoined(terms: readonly Said[]): Said[] {
  return terms.reduceRight<Said[]>((after, term) => {
    const isDenied = JOINED.test(term.typed) && after[0]?.isExcluded === true
    return [isDenied ? { ...term, isExcluded: true } : term, ...after]
  }, [])
}

/** What is denied, without the words that deny it. */
const deniedIn = (typed: string) =>
  typed
    .replace(/^(?:안|덜) ?/u, '')
    .replace(/ ?(?:않|말고|빼고|제외|없는|없이|아닌|싫)[가-힣]*$/u, '')
    .replace(/(?:이랑|랑|하고|이나)$/u, '')
    .trim()

const nameOf = ({ typed, meaning }: Said) =>
  (meaning === null ? null : moodText(meaning)) ?? deniedIn(typed)

function termOf({ typed, meaning, isExcluded }: Said): Term {
  const meant = meaning === null ? wishedBy(typed) : [meaningWord(meaning), meaning]
  return {
    spellings: spellingsOf(isExcluded ? deniedIn(typed) : typed),
    meanings: isExcluded && meaning === null ? [] : meant,
    isExcluded,
  }
}

const spellingsOf = (typed: string): string[] => {
  const words = splitWords(typed)
  const whole = words.join('')
  return whole === '' ? [] : [...new Set([whole, ...stemsOf(whole)])]
}
