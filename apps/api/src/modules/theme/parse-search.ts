import { stemsOf } from '@doran/korean'
import { FILLERS, SEARCH_TERMS, type ThemeMatch } from './search-vocabulary.js'

/** One term of a search. Where it is excluded (“안 무서운”, “연애 말고”), themes that match it are left out. */
export type SearchTerm = ThemeMatch & { isExcluded?: boolean }

const fillers = new Set(FILLERS)
const stemsWithTerm = SEARCH_TERMS.flatMap((term) =>
  term.stems.split(' ').map((stem) => ({ stem, term })),
)

const spaced = (stem: string) => stem.replaceAll('_', ' ?')
const isOneSyllable = (stem: string) => stem.length === 1
const longestFirst = stemsWithTerm.map(({ stem }) => stem).toSorted((a, b) => b.length - a.length)
const longStems = longestFirst.filter((stem) => !isOneSyllable(stem)).map(spaced)
const syllables = longestFirst.filter(isOneSyllable)
const AFTER_SYLLABLE = `(?=(?:${FILLERS.join('|')}|가|는|은|이|를|을|도)?(?: |$))`
/** Ends before the next stem, where two terms are written as one word (학교괴담). */
const ENDING = `(?:(?!${longStems.join('|')})[가-힣])*`
const EXCLUSION = ' ?(?:않|말고|빼고|제외|없는|없이|아닌|싫)[가-힣]*'
const TERM = new RegExp(
  `(?<no>(?:안|덜) ?)?(?<stem>${longStems.join('|')}|(?:${syllables.join('|')})${AFTER_SYLLABLE})(?<ending>${ENDING}(?:${EXCLUSION})?) ?`,
  'uy',
)
const EXCLUDED = /않|말고|빼고|제외|없는|없이|아닌|싫/

const termOf = new Map(stemsWithTerm.map(({ stem, term }) => [stem.replaceAll('_', ''), term]))

/** The terms of a search; none where it has only filler words. */
export function parseSearch(query: string): SearchTerm[] {
  return readTerms(query).map(({ typed, known, isExcluded }) =>
    known
      ? { ...known.match, ...(isExcluded && { isExcluded }) }
      : { texts: [...new Set([typed, ...stemsOf(typed)])] },
  )
}

export type ReadTerm = {
  typed: string
  known: (typeof SEARCH_TERMS)[number] | null
  isExcluded: boolean
}

/** What a search consists of, without filler words: known terms as far as they go, else words. */
export function readTerms(query: string): ReadTerm[] {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,.!?~'"‘’“”]+/gu, ' ')
    .trim()
  const terms: ReadTerm[] = []
  for (let at = 0; at < text.length;) {
    const known = knownTermAt(text, at)
    const end = known?.end ?? endOfWord(text, at)
    const typed = text.slice(at, end).trim()
    if (known) terms.push({ ...known.term, typed })
    else if (!fillers.has(typed)) terms.push({ typed, known: null, isExcluded: false })
    at = end
  }
  return terms
}

type KnownTerm = { term: Omit<ReadTerm, 'typed'>; end: number }

function knownTermAt(text: string, at: number): KnownTerm | null {
  TERM.lastIndex = at
  const groups = TERM.exec(text)?.groups
  const known = termOf.get(groups?.['stem']?.replaceAll(' ', '') ?? '')
  if (!groups || !known) return null
  const isExcluded = groups['no'] !== undefined || EXCLUDED.test(groups['ending'] ?? '')
  return { term: { known, isExcluded }, end: TERM.lastIndex }
}

function endOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 ? text.length : space + 1
}
