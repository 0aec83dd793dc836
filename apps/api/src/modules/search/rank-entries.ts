import type { SearchType } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { listBestPlaces, listWordsOf, type EntryWord } from './entry-word-store.js'
import type { NearWord } from './find-words.js'

/** What one term of a search stands for. */
export type FoundTerm = { words: readonly NearWord[]; isExcluded: boolean }

/** `had`: how many of the terms it has. */
export type Ranked = { id: string; had: number; score: number; publishedAt: Date }

/** Of one type; more are never shown. */
const MOST_RANKED = 300

/** The things of some types that have any term of a search: those with the most first, and of these the best. */
export async function rankEntries(
  { database }: Context,
  { types, terms, whole }: Sought,
): Promise<ReadonlyMap<SearchType, readonly Ranked[]>> {
  const sought = terms.filter(({ isExcluded }) => !isExcluded)
  const excluded = new Set(
    terms.filter(({ isExcluded }) => isExcluded).flatMap(({ words }) => words.map(({ id }) => id)),
  )
  const wordIds = [
    ...new Set([...sought.flatMap(({ words }) => words), ...whole].map(({ id }) => id)),
  ]
  if (wordIds.length === 0) return new Map()
  const places = await listBestPlaces(database, types, wordIds)
  const byType = Map.groupBy(places, ({ type }) => type)
  const ranked = await Promise.all(
    [...byType].map(async ([type, ofType]) => {
      const ids = [...new Set(ofType.map(({ entry_id: id }) => id))].slice(0, MOST_RANKED * 4)
      // A common word's best places say nothing of the others that a thing has.
      const words = await listWordsOf(database, type, ids, [...wordIds, ...excluded])
      return [type, rankOf(words, { sought, whole, excluded })] as const
    }),
  )
  return new Map(ranked)
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
