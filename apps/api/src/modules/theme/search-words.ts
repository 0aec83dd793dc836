import { compileTriggers } from '@doran/korean'
import { FILLERS, WISHES, type Fits } from './wish-vocabulary.js'

/** One thing a search asks for; `isUnwanted` (“안 무서운”, “연애 말고”): what fits is not meant. */
export type SearchWord = Fits & { isUnwanted?: boolean }

const fillers = new Set(FILLERS)
const wishes = WISHES.flatMap(({ says, fits }) => says.split(' ').map((stem) => ({ stem, fits })))

const spaced = (stem: string) => stem.replaceAll('_', ' ?')
const isLone = (stem: string) => stem.length === 1
const longestFirst = wishes.map(({ stem }) => stem).toSorted((a, b) => b.length - a.length)
const stems = longestFirst.filter((stem) => !isLone(stem)).map(spaced)
const lone = longestFirst.filter(isLone)
const AFTER_LONE = `(?=(?:${FILLERS.join('|')}|가|는|은|이|를|을|도)?(?: |$))`
/** Where one word runs into the next wish (학교괴담), its ending ends there. */
const ENDING = `(?:(?!${stems.join('|')})[가-힣])*`
const REFUSAL = ' ?(?:않|말고|빼고|제외|없는|없이|아닌|싫)[가-힣]*'
const WISH = new RegExp(
  `(?<no>(?:안|덜) ?)?(?<stem>${stems.join('|')}|(?:${lone.join('|')})${AFTER_LONE})(?<ending>${ENDING}(?:${REFUSAL})?) ?`,
  'uy',
)
const REFUSED = /않|말고|빼고|제외|없는|없이|아닌|싫/

const fitsOf = new Map(wishes.map(({ stem, fits }) => [stem.replaceAll('_', ''), fits]))

/** What to look for, thing by thing. Nothing, where only words around what is meant were typed. */
export function searchWords(query: string): SearchWord[] {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,.!?~'"‘’“”]+/gu, ' ')
    .trim()
  const words: SearchWord[] = []
  for (let at = 0; at < text.length;) {
    const wish = wishAt(text, at)
    const end = wish?.end ?? endOfWord(text, at)
    const typed = text.slice(at, end).trim()
    if (wish) words.push(wish.word)
    else if (!fillers.has(typed)) words.push({ texts: [...new Set([typed, ...stemsOf(typed)])] })
    at = end
  }
  return words
}

function wishAt(text: string, at: number): { word: SearchWord; end: number } | null {
  WISH.lastIndex = at
  const groups = WISH.exec(text)?.groups
  const fits = fitsOf.get(groups?.['stem']?.replaceAll(' ', '') ?? '')
  if (!groups || !fits) return null
  const isUnwanted = groups['no'] !== undefined || REFUSED.test(groups['ending'] ?? '')
  return {
    word: { ...fits, ...(isUnwanted && { isUnwanted }) },
    end: WISH.lastIndex,
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
