import { searchKeysOf } from '@doran/korean'
import { distance as editDistance } from 'fastest-levenshtein'
import type { Context } from '../../platform/context/context.js'
import type { Database } from '../../platform/db/client.js'
import type { Term } from './read-query.js'
import { isMeaning } from '../search-index/index.js'
import {
  findBeginningWords,
  findContainingWords,
  findExactWords,
  findInitialWords,
  findSimilarWords,
  isHadBy,
  type FoundWord,
} from './word-repository.js'

/** A word of the index, and how near it is to what was typed: from 0 to 1. */
export type NearWord = { id: number; nearness: number }

const NEARNESS = {
  exact: 1,
  stem: 0.95,
  /** The name of what is meant stands there itself. */
  named: 0.9,
  meaning: 0.8,
  initials: 0.8,
  beginning: 0.75,
  within: 0.5,
}

/** Things that have a word; where they are fewer, the word may be a mistake that somebody else made as well. */
const FEW = 3
/** Keys of a word that so few have; what is shorter is like too many others. */
const LONG_ENOUGH_OF_FEW = 5
/** Puts the best mistake in a title below the least of what was found as typed. */
const BESIDE_FOUND = 0.3

/** Keys of two syllables: what is shorter stands within too many words. */
const LONG_ENOUGH = 4

/** `isStrict`: what is found as it was typed has nothing beside it. */
type Asked = { term: Term; hasTrigrams: boolean; isStrict?: boolean }

/** The words of the index that one term of a search stands for, each once. */
export async function findWords(
  { database }: Context,
  { term, hasTrigrams, isStrict = false }: Asked,
): Promise<NearWord[]> {
  const [typed = ''] = term.spellings
  const keys = searchKeysOf(typed)
  const exact = await findExactWords(database, [...term.spellings, ...term.meanings])
  const near = exact.map(({ id, word }) => ({ id, nearness: nearnessOf(word, typed, term) }))
  if (term.isExcluded || keys === '') return best(near)
  if (/^[ㄱ-ㅎ]+$/.test(typed)) {
    const found = await findInitialWords(database, typed)
    return best([...near, ...found.map(({ id }) => ({ id, nearness: NEARNESS.initials }))])
  }
  const isLong = keys.length >= LONG_ENOUGH
  const [beginning, within] = await Promise.all([
    findBeginningWords(database, keys),
    isLong && hasTrigrams ? findContainingWords(database, keys) : [],
  ])
  const found = [
    ...near,
    ...beginning.map((word) => ({ id: word.id, nearness: beginningNearness(word, keys) })),
    ...within.map(({ id }) => ({ id, nearness: NEARNESS.within })),
  ]
  if (!isLong || !hasTrigrams) return best(found)
  if (found.length === 0) return best(await findMistyped(database, term.spellings))
  const mayBeMistake = !isStrict && term.meanings.length === 0 && keys.length >= LONG_ENOUGH_OF_FEW
  if (!mayBeMistake || (await isHadBy(database, found, FEW))) return best(found)
  const beside = await findMistyped(database, [typed])
  return best([
    ...found,
    ...beside.map(({ id, nearness }) => ({ id, nearness: nearness * BESIDE_FOUND })),
  ])
}

function nearnessOf(word: string, typed: string, { meanings }: Term): number {
  if (word === typed) return NEARNESS.exact
  if (!meanings.includes(word)) return NEARNESS.stem
  return isMeaning(word) ? NEARNESS.meaning : NEARNESS.named
}

/** The less a word goes on, the nearer it is; one typed by the same keys is the word itself. */
const beginningNearness = ({ keys }: FoundWord, typed: string) =>
  keys === typed ? NEARNESS.exact : NEARNESS.beginning * (0.6 + (0.4 * typed.length) / keys.length)

async function findMistyped(database: Database, spellings: readonly string[]): Promise<NearWord[]> {
  const all = await Promise.all(
    spellings.map(async (spelling) => {
      const keys = searchKeysOf(spelling)
      const allowed = keys.length < 6 ? 1 : 2
      const words = await findSimilarWords(database, keys)
      return words.flatMap(({ id, keys: others }) => {
        const distance = editDistance(keys, others)
        // The beginning of a longer word may be mistyped as well.
        const ofBeginning = editDistance(keys, others.slice(0, keys.length))
        if (distance <= allowed) return [{ id, nearness: 0.7 - 0.15 * distance }]
        return ofBeginning <= allowed && keys.length >= 6
          ? [{ id, nearness: 0.5 - 0.15 * ofBeginning }]
          : []
      })
    }),
  )
  return all.flat()
}

function best(words: readonly NearWord[]): NearWord[] {
  const nearest = new Map<number, number>()
  for (const { id, nearness } of words) nearest.set(id, Math.max(nearness, nearest.get(id) ?? 0))
  return [...nearest].map(([id, nearness]) => ({ id, nearness }))
}
