import type { SearchType } from '@doran/contract'
import type { Database } from '../../platform/db/client.js'

export type EntryWord = {
  type: SearchType
  entry_id: string
  word_id: number
  weight: number
  published_at: Date
}

/** A word, and how many of its places in each type are wanted. */
export type WantedWord = { id: number; most: number }

/** Where words are found: of each type those that a word says most of, and of these the newest. */
export async function listBestPlaces(
  { pool }: Database,
  types: readonly SearchType[],
  words: readonly WantedWord[],
): Promise<EntryWord[]> {
  const { rows } = await pool.query<EntryWord>({
    name: 'search_best_places',
    text: `select place.* from unnest($1::int[], $2::int[]) word (id, most) cross join unnest($3::text[]) of_type (name)
      cross join lateral (
        select type, entry_id, word_id, weight, published_at from search_entry_word
        where word_id = word.id and type = of_type.name
        order by weight desc, published_at desc, entry_id limit word.most
      ) place`,
    values: [words.map(({ id }) => id), words.map(({ most }) => most), types],
  })
  return rows
}

/** Which of some words things of one type have. */
export async function listWordsOf(
  { pool }: Database,
  type: SearchType,
  entryIds: readonly string[],
  wordIds: readonly number[],
): Promise<EntryWord[]> {
  if (entryIds.length === 0) return []
  const { rows } = await pool.query<EntryWord>({
    name: 'search_words_of_entries',
    text: `select type, entry_id, word_id, weight, published_at from search_entry_word
      where type = $1 and entry_id = any ($2::uuid[]) and word_id = any ($3::int[])`,
    values: [type, entryIds, wordIds],
  })
  return rows
}
