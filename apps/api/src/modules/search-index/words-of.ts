import type { SearchType } from '@doran/contract'
import { splitWords, stemsOf } from '@doran/korean'
import type { SearchDocument } from '../../platform/module/search-target.js'

/** How much a word says of a thing: of its title, of what it is about, of the rest of its text. */
export const WEIGHTS = { title: 3, about: 2, text: 1 } as const

export type WeightedWord = { word: string; weight: number }

/** Of one text: what is further back says little and would fill the index. */
const MOST_WORDS = 120
const LONGEST_WORD = 40
/** Words that are written as one where two or three stand (우산 가게). */
const MOST_JOINED = 3

/** What a whole type has: what will do where no more is said than what is not wanted, or that one is bored. */
export const STORIES = '이야기'
export const PLAY = '놀이'
const MEANING_OF_TYPE: Partial<Record<SearchType, readonly string[]>> = {
  theme: [STORIES],
  game: [PLAY],
}

/** The words by which a thing is found, each once with what it says most. */
export function wordsOf(
  type: SearchType,
  { title, about, text, meanings = [] }: SearchDocument,
): WeightedWord[] {
  const weighted = [
    ...withJoined(splitWords(title)).map((word) => ({ word, weight: WEIGHTS.title })),
    { word: splitWords(title).join(''), weight: WEIGHTS.title },
    ...about
      .flatMap((part) => withJoined(splitWords(part)))
      .map((word) => ({ word, weight: WEIGHTS.about })),
    ...splitWords(text)
      .slice(0, MOST_WORDS)
      .flatMap((word) => [word, ...stemsOf(word)])
      .map((word) => ({ word, weight: WEIGHTS.text })),
    ...[...meanings, ...(MEANING_OF_TYPE[type] ?? [])].map((meaning) => ({
      word: meaningWord(meaning),
      weight: WEIGHTS.about,
    })),
  ]
  const best = new Map<string, number>()
  for (const { word, weight } of weighted) {
    if (word === '' || word.length > LONGEST_WORD) continue
    best.set(word, Math.max(weight, best.get(word) ?? 0))
  }
  return [...best].map(([word, weight]) => ({ word, weight }))
}

/** A meaning is no word that anybody can type. */
export const meaningWord = (meaning: string): string => `#${meaning}`
export const isMeaning = (word: string): boolean => word.startsWith('#')

/** Words, their stems, and neighbours written as one. */
export function withJoined(words: readonly string[]): string[] {
  const joined = words.flatMap((_, at) =>
    Array.from({ length: MOST_JOINED - 1 }, (__, more) => words.slice(at, at + more + 2))
      .filter((run) => run.length > 1)
      .map((run) => run.join('')),
  )
  return [...words, ...words.flatMap((word) => stemsOf(word)), ...joined]
}
