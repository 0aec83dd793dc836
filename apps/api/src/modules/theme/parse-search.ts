import { compileTriggers } from '@doran/korean'
import { FILLERS, SEARCH_TERMS, type ThemeMatch } from './search-vocabulary.js'

/** One term of a search. Where it is excluded (“안 무서운”, “연애 말고”), themes that match it are left out. */
export type SearchTerm = ThemeMatch & { isExcluded?: boolean }

const fillers = new Set(FILLERS)
const stemsWithMatch = SEARCH_TERMS.flatMap(({ stems, match }) =>
  stems.split(' ').map((stem) => ({ stem, match })),
)

const spaced = (stem: string) => stem.replaceAll('_', ' ?')
const isOneSyllable = (stem: string) => stem.length === 1
const longestFirst = stemsWithMatch.map(({ stem }) => stem).toSorted((a, b) => b.length - a.length)
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

const matchOf = new Map(stemsWithMatch.map(({ stem, match }) => [stem.replaceAll('_', ''), match]))

/** The terms of a search; none where it has only filler words. */
export function parseSearch(query: string): SearchTerm[] {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,.!?~'"‘’“”]+/gu, ' ')
    .trim()
  const terms: SearchTerm[] = []
  for (let at = 0; at < text.length;) {
    const known = knownTermAt(text, at)
    const end = known?.end ?? endOfWord(text, at)
    const typed = text.slice(at, end).trim()
    if (known) terms.push(known.term)
    else if (!fillers.has(typed)) terms.push({ texts: [...new Set([typed, ...stemsOf(typed)])] })
    at = end
  }
  return terms
}

function knownTermAt(text: string, at: number): { term: SearchTerm; end: number } | null {
  TERM.lastIndex = at
  const groups = TERM.exec(text)?.groups
  const match = matchOf.get(groups?.['stem']?.replaceAll(' ', '') ?? '')
  if (!groups || !match) return null
  const isExcluded = groups['no'] !== undefined || EXCLUDED.test(groups['ending'] ?? '')
  return {
    term: { ...match, ...(isExcluded && { isExcluded }) },
    end: TERM.lastIndex,
  }
}

function endOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 ? text.length : space + 1
}

const SHORTEST_STEM = 2

/** Every beginning of the word that is the word without a chain of particles. Initial consonants take none. */
function stemsOf(word: string): string[] {
  if (/[ㄱ-ㅎ]/.test(word)) return []
  const beginnings = Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1))
  return beginnings.filter(
    (stem) =>
      stem.length >= SHORTEST_STEM &&
      compileTriggers([{ id: stem, keys: [stem] }])
        .find(word)
        .some(({ start }) => start === 0),
  )
}
