import { initialsOf, isOneEditAway, searchKeysOf, splitWords } from '@doran/korean/search-words'
import type { FaqEntry, FaqTopic } from '../../faq-entry'

// What else `@doran/korean` knows of words comes with all of it, for which a page's script has no room.

/** At the end of a word that people look for; the longer ones first. */
const ENDINGS =
  /(?:에서는|으로는|에서|으로|에게|한테|부터|까지|하고|이나|하는|해요|하기|은|는|이|가|을|를|의|에|로|도|와|과|만|요)$/u

/** Words that ask, and say nothing of what about. */
const ASKING: ReadonlySet<string> = new Set(
  '어떻게 어떡해 어케 어디 어디서 언제 왜 방법 법 좀 제가 저는 나는 내가 내 안 못 안됨 안돼 안돼요 안되요 안되나요 해줘 해주세요 줘 주세요 하고 싶어 싶어요 싶은데 싶다 되나 되나요 돼 돼요 되요 있나요 있어 있어요 하나요 해야 거 것 게 이 그 저 수'.split(
    ' ',
  ),
)

/** How much it says where a word stands. */
const SAID = 3
/** Within a longer word that was typed, as without spaces. */
const WITHIN = 2
const IN_ANSWER = 1
/** The very words of a question come before all others. */
const ASKED_SO = 100
/** Of the best one's rank: what has less is no answer. */
const LEAST_SHARE = 0.4
/** Keys of a word that may be mistyped: what is shorter is like too many. */
const LONG_ENOUGH = 4

type Searched = {
  entry: FaqEntry
  question: string
  /** Words of the question and for it. */
  words: readonly string[]
  wordKeys: readonly string[]
  said: string
  initials: string
  answer: string
}

type Levels = (one: Searched, term: string) => number

/** The entries that answer what somebody types, the nearest first. */
export function findAnswers(topics: readonly FaqTopic[], typed: string): FaqEntry[] {
  const typedWords = splitWords(typed)
  const whole = typedWords.join('')
  const terms = typedWords.filter((term) => !ASKING.has(term))
  if (terms.length === 0) return []
  const entries = topics.flatMap((topic) => topic.entries.map(searched))
  if (initialsOf(whole) === whole)
    return entries.filter(({ initials }) => initials.includes(whole)).map(({ entry }) => entry)
  const sought = [...new Set([...terms, ...(typedWords.length > 1 ? [whole] : [])])]
  const ranks = ranksOf(entries, sought, levelOf)
  for (const [at, { question }] of entries.entries())
    if (isIn(question, whole)) ranks[at] = (ranks[at] ?? 0) + ASKED_SO
  const isFound = ranks.some((rank) => rank > 0)
  return nearest(entries, isFound ? ranks : ranksOf(entries, terms, mistypedLevelOf))
}

function ranksOf(entries: readonly Searched[], terms: readonly string[], levelIn: Levels) {
  const ranks = entries.map(() => 0)
  for (const term of terms) {
    const levels = entries.map((one) => levelIn(one, term))
    // A word that many answers have says little of which.
    const having = levels.filter((level) => level > 0).length
    const weight = Math.log(1 + entries.length / Math.max(1, having))
    for (const [at, level] of levels.entries()) ranks[at] = (ranks[at] ?? 0) + level * weight
  }
  return ranks
}

function nearest(entries: readonly Searched[], ranks: readonly number[]): FaqEntry[] {
  const least = Math.max(...ranks) * LEAST_SHARE
  return entries
    .map(({ entry }, at) => ({ entry, rank: ranks[at] ?? 0 }))
    .filter(({ rank }) => rank > 0 && rank >= least)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry)
}

function levelOf(one: Searched, term: string): number {
  const forms = [term, withoutEnding(term), stem(term)]
  if (forms.some((form) => isSaid(one, form))) return SAID
  if (one.words.some((word) => isBegunBy(term, word))) return SAID
  if (one.words.some((word) => isLong(word) && term.includes(word))) return WITHIN
  return forms.some((form) => isLong(form) && isIn(one.answer, form)) ? IN_ANSWER : 0
}

function mistypedLevelOf({ wordKeys }: Searched, term: string): number {
  const forms = [term, withoutEnding(term), stem(term)].map(searchKeysOf)
  const isMeant = (keys: string) =>
    keys.length >= LONG_ENOUGH && forms.some((form) => isOneEditAway(form, keys))
  return wordKeys.some(isMeant) ? SAID : 0
}

const isSaid = ({ said, wordKeys }: Searched, form: string) =>
  isLong(form) ? isIn(said, form) : wordKeys.some((keys) => keys.startsWith(searchKeysOf(form)))

/** Of one syllable too much begins that is another word (아이폰). */
const isBegunBy = (term: string, word: string) =>
  isLong(word) ? term.startsWith(word) : term.replace(ENDINGS, '') === word

/** Made once: somebody is typing. */
const known = new WeakMap<FaqEntry, Searched>()

function searched(entry: FaqEntry): Searched {
  const made = known.get(entry) ?? readEntry(entry)
  known.set(entry, made)
  return made
}

function readEntry(entry: FaqEntry): Searched {
  const question = splitWords(entry.question)
  const asked = question.map(withoutEnding).filter((word) => isLong(word) && !ASKING.has(word))
  const words = [...asked, ...entry.words.split(' ')]
  return {
    entry,
    question: searchKeysOf(entry.question),
    words,
    wordKeys: words.map(searchKeysOf),
    said: [entry.question, ...words].map(searchKeysOf).join(' '),
    initials: [...question, ...words].map((word) => initialsOf(word) ?? '').join(''),
    answer: searchKeysOf(entry.answer),
  }
}

function isIn(keys: string, term: string): boolean {
  return keys.includes(searchKeysOf(term))
}

/** Long enough to mean something by itself. */
const isLong = (word: string) => word.length >= 2

function withoutEnding(term: string): string {
  const rest = term.replace(ENDINGS, '')
  return isLong(rest) ? rest : term
}

/** “탈퇴하려면” and “탈퇴하고싶어요” are of 탈퇴. */
function stem(term: string): string {
  const rest = term.replace(/(?:하|되|받|시키).+$/u, '')
  return isLong(rest) ? rest : term
}
