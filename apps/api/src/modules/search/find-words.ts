import { searchKeysOf } from '@doran/korean'
import { distance as editDistance } from 'fastest-levenshtein'
import type { Context } from '../../platform/context/context.js'
import type { Database } from '../../platform/db/client.js'
import type { Term } from './read-query.js'
import {
  findBeginningWords,
  findContainingWords,
  findExactWords,
  findInitialWords,
  findSimilarWords,
  type FoundWord,
} from './word-store.js'

/** A word of the index, and how near it is to what was typed: from 0 to 1. */
export type NearWord = { id: number; nearness: number }

const NEARNESS = { exact: 1, stem: 0.95, meaning: 0.8, initials: 0.8, beginning: 0.75, within: 0.5 }

/** Keys of two syllables: what is shorter stands within too many words. */
const LONG_ENOUGH = 4

/** The words of the index that one term of a search stands for, each once. */
export async function findWords(
  { database }: Context,
  { term, hasTrigrams }: { term: Term; hasTrigrams: boolean },
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
  if (found.length > 0 || !isLong || !hasTrigrams) return best(found)
  return best(await findMistyped(database, term.spellings))
}

function nearnessOf(word: string, typed: string, { meanings }: Term): number {
  if (meanings.includes(word)) return NEARNESS.meaning
  return word === typed ? NEARNESS.exact : NEARNESS.stem
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
