import type { SearchType } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import {
  listBestPlaces,
  listWordsOf,
  type EntryWord,
  type WantedWord,
} from './entry-word-repository.js'
import type { NearWord } from './find-words.js'

/** What one term of a search stands for. */
export type FoundTerm = { words: readonly NearWord[]; isExcluded: boolean }

/** `had`: how many of the terms it has. */
export type Ranked = { id: string; had: number; score: number; publishedAt: Date }

/** Of one type; more are never shown. */
const MOST_RANKED = 300
/** Of one term in all types: its nearest words bring the most. */
const PLACES_OF_TERM = 320
const LEAST_PLACES_OF_WORD = 4

/** The things of some types that have any term of a search: those with the most first, and of these the best. */
export async function rankEntries(
  { database }: Context,
  { types, terms, whole }: Sought,
): Promise<ReadonlyMap<SearchType, readonly Ranked[]>> {
  const sought = terms.filter(({ isExcluded }) => !isExcluded)
  const excluded = new Set(
    terms.filter(({ isExcluded }) => isExcluded).flatMap(({ words }) => words.map(({ id }) => id)),
  )
  const wanted = wantedWords([...sought.map(({ words }) => words), whole], types.length)
  if (wanted.length === 0) return new Map()
  const places = await listBestPlaces(database, types, wanted)
  // The best places of one term's words say all; those of a common word nothing of the others that a thing has.
  const isWhole = sought.length === 1 && whole.length === 0 && excluded.size === 0
  const wordIds = [...wanted.map(({ id }) => id), ...excluded]
  const ranked = await Promise.all(
    [...Map.groupBy(places, ({ type }) => type)].map(async ([type, ofType]) => {
      const ids = [...new Set(ofType.map(({ entry_id: id }) => id))]
      const words = isWhole ? ofType : await listWordsOf(database, type, ids, wordIds)
      return [type, rankOf(words, { sought, whole, excluded })] as const
    }),
  )
  return new Map(ranked)
}

/** Each word once. The further behind it stands among the words of its term, the fewer places it brings. */
function wantedWords(terms: readonly (readonly NearWord[])[], typeCount: number): WantedWord[] {
  const most = new Map<number, number>()
  for (const words of terms) {
    for (const { id, nearness } of words) {
      const asNear = words.filter((word) => word.nearness >= nearness).length
      const share = Math.floor(PLACES_OF_TERM / typeCount / asNear)
      const places = Math.min(MOST_RANKED, Math.max(LEAST_PLACES_OF_WORD, share))
      most.set(id, Math.max(places, most.get(id) ?? 0))
    }
  }
  return [...most].map(([id, places]) => ({ id, most: places }))
}

/** `whole`: words that are all of the terms written as one. */
type Sought = {
  types: readonly SearchType[]
  terms: readonly FoundTerm[]
  whole: readonly NearWord[]
}

type Compared = {
  sought: readonly FoundTerm[]
  whole: readonly NearWord[]
  excluded: ReadonlySet<number>
}

function rankOf(words: readonly EntryWord[], { sought, whole, excluded }: Compared): Ranked[] {
  const nearnesses = sought.map(({ words: near }) => nearnessById(near))
  const wholeNearness = nearnessById(whole)
  const scored = [...Map.groupBy(words, ({ entry_id: id }) => id)].flatMap(([id, own]) => {
    const best = (nearness: ReadonlyMap<number, number>) =>
      Math.max(0, ...own.map(({ word_id: wordId, weight }) => (nearness.get(wordId) ?? 0) * weight))
    const ofTerms = nearnesses.map(best)
    const ofWhole = best(wholeNearness)
    // A title may deny something itself (“이름 없는 왕”).
    if (ofWhole === 0 && own.some(({ word_id: wordId }) => excluded.has(wordId))) return []
    const had = ofWhole > 0 ? sought.length : ofTerms.filter((score) => score > 0).length
    const sum = ofTerms.reduce((total, score) => total + score, 0)
    const score = Math.max(sum, ofWhole * sought.length) + (ofWhole > 0 ? ofWhole : 0)
    const publishedAt = own[0]?.published_at ?? new Date(0)
    return had > 0 ? [{ id, had, score, publishedAt }] : []
  })
  const sorted = scored.toSorted(
    (a, b) =>
      b.had - a.had ||
      b.score - a.score ||
      b.publishedAt.getTime() - a.publishedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )
  return sorted.slice(0, MOST_RANKED)
}

const nearnessById = (words: readonly NearWord[]): ReadonlyMap<number, number> =>
  new Map(words.map(({ id, nearness }) => [id, nearness]))
