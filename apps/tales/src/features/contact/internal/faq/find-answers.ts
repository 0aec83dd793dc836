import type { FaqEntry, FaqTopic } from '../../faq-entry'

// What `@doran/korean` knows of words comes with all of it, 45 KB that a page's script has no room for.

/** Initial consonants as a keyboard types them, in the order of those that begin a syllable. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = '가'.charCodeAt(0)
const LAST_SYLLABLE = '힣'.charCodeAt(0)
const SYLLABLES_OF_INITIAL = 588
const FIRST_CONJOINING = 0x1100

/** At the end of a word that people look for; the longer ones first. */
const ENDINGS =
  /(?:에서는|으로는|에서|으로|에게|한테|부터|까지|하고|이나|하는|해요|하기|은|는|이|가|을|를|의|에|로|도|와|과|만|요)$/u

/** Words that ask, and say nothing of what about. */
const ASKING: ReadonlySet<string> = new Set([
  '어떻게',
  '어떡해',
  '왜',
  '방법',
  '좀',
  '제가',
  '저는',
])

type Searched = { entry: FaqEntry; question: string; initials: string; all: string }

/** The entries that answer what somebody types, the nearest first. */
export function findAnswers(topics: readonly FaqTopic[], typed: string): FaqEntry[] {
  const terms = typed
    .normalize('NFC')
    .split(/\s+/u)
    .map((term) => plain(term))
    .filter((term) => term !== '' && !ASKING.has(term))
  if (terms.length === 0) return []
  const ranked = topics
    .flatMap(({ entries }) => entries.map(searched))
    .map((one) => ({ entry: one.entry, rank: rankOf(one, terms) }))
    .filter(({ rank }) => rank > 0)
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ entry }) => entry)
}

function rankOf(one: Searched, terms: readonly string[]): number {
  const whole = terms.join('')
  if (isIn(one.question, whole)) return 4
  if (isInitials(whole)) return one.initials.includes(whole) ? 3 : 0
  const has = (text: string, term: string) =>
    isIn(text, term) || isIn(text, withoutEnding(term)) || isIn(text, stem(term))
  if (terms.every((term) => has(one.question, term))) return 3
  if (isIn(one.all, whole)) return 2
  return terms.every((term) => has(one.all, term)) ? 1 : 0
}

function searched(entry: FaqEntry): Searched {
  const question = plain(entry.question)
  const words = plain(entry.words ?? '')
  return {
    entry,
    question: decomposed(question),
    initials: initialsOf(`${question} ${words}`),
    all: decomposed(`${question} ${words} ${plain(entry.answer)}`),
  }
}

/** Letters and numbers alone: spaces and marks tell nothing apart. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Taken apart into its letters, a word is found while its last syllable is still typed. */
function decomposed(text: string): string {
  return text.replaceAll(/[ㄱ-ㅎ]/gu, conjoining).normalize('NFD')
}

function conjoining(letter: string): string {
  const at = INITIALS.indexOf(letter)
  return at < 0 ? letter : String.fromCharCode(FIRST_CONJOINING + at)
}

function isIn(text: string, term: string): boolean {
  return text.includes(decomposed(term))
}

function isInitials(term: string): boolean {
  return Array.from(term).every((letter) => INITIALS.includes(letter))
}

function initialsOf(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return letter
    return INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_OF_INITIAL))
  }).join('')
}

/** What is left is long enough to mean something. */
const SHORTEST = 2

function withoutEnding(term: string): string {
  const rest = term.replace(ENDINGS, '')
  return rest.length >= SHORTEST ? rest : term
}

/** “탈퇴하려면” and “탈퇴하고싶어요” are of 탈퇴. */
function stem(term: string): string {
  const rest = term.replace(/(?:하|되|받|시키).+$/u, '')
  return rest.length >= SHORTEST ? rest : term
}
