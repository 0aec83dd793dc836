import type { Database } from '../../platform/db/client.js'
import { endOfBeginning } from './end-of-beginning.js'

export type FoundWord = { id: number; word: string; keys: string }

/** Of places: one thing may have several of the words. */
const MOST_COUNTED = 100

/** How many words one spelling may stand for; the shortest are the nearest. */
const MOST_WORDS = 12

/** A word that nothing has any more must not keep what is like it from being found. */
const IS_HAD = `exists (select from search_entry_word place where place.word_id = search_word.id)`

export async function findExactWords(
  { pool }: Database,
  words: readonly string[],
): Promise<FoundWord[]> {
  const { rows } = await pool.query<FoundWord>({
    name: 'search_exact_words',
    text: `select id, word, keys from search_word where word = any ($1::text[]) and ${IS_HAD}`,
    values: [words],
  })
  return rows
}

/** Words that begin with the keys, and those typed by exactly them. */
export async function findBeginningWords({ pool }: Database, keys: string): Promise<FoundWord[]> {
  const { rows } = await pool.query<FoundWord>({
    name: 'search_beginning_words',
    text: `select id, word, keys from (
        select * from search_word where keys ~>=~ $1 and keys ~<~ $2 and ${IS_HAD} order by keys using ~<~ limit 400
      ) found order by length(keys), keys limit ${MOST_WORDS}`,
    values: [keys, endOfBeginning(keys)],
  })
  return rows
}

/** Words whose initial consonants begin with these. */
export async function findInitialWords({ pool }: Database, initials: string): Promise<FoundWord[]> {
  const { rows } = await pool.query<FoundWord>({
    name: 'search_initial_words',
    text: `select id, word, keys from (
        select * from search_word where initials ~>=~ $1 and initials ~<~ $2 and ${IS_HAD}
        order by initials using ~<~ limit 400
      ) found order by length(initials), initials limit 40`,
    values: [initials, endOfBeginning(initials)],
  })
  return rows
}

/** Words with the keys somewhere within; found by trigrams. */
export async function findContainingWords({ pool }: Database, keys: string): Promise<FoundWord[]> {
  const { rows } = await pool.query<FoundWord>({
    name: 'search_containing_words',
    text: `select id, word, keys from (
        select * from search_word where keys like $1 and ${IS_HAD} limit 400
      ) found order by length(keys), keys limit ${MOST_WORDS}`,
    // Keys are letters and digits, none of which is a pattern.
    values: [`%${keys}%`],
  })
  return rows
}

/** Words that look like the keys, by trigrams. */
export async function findSimilarWords({ pool }: Database, keys: string): Promise<FoundWord[]> {
  const client = await pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local pg_trgm.similarity_threshold = 0.25')
    const { rows } = await client.query<FoundWord>({
      name: 'search_similar_words',
      text: `select id, word, keys from search_word where keys % $1 and ${IS_HAD}
        order by similarity(keys, $1) desc, keys limit 60`,
      values: [keys],
    })
    await client.query('commit')
    return rows
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Whether at least so many things have one of the words. */
export async function isHadBy(
  { pool }: Database,
  words: readonly { id: number }[],
  count: number,
): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'search_had_by',
    text: `select distinct type, entry_id from (
        select type, entry_id from search_entry_word where word_id = any ($1::int[]) limit $2
      ) place`,
    values: [words.map(({ id }) => id), MOST_COUNTED],
  })
  return rows.length >= count
}

const trigramsOf = new WeakMap<Database['pool'], Promise<boolean>>()

/** Whether the database compares words by trigrams; one without it looks past no typing mistakes. Asked once. */
export function knowsTrigrams({ pool }: Database): Promise<boolean> {
  const known = trigramsOf.get(pool)
  if (known) return known
  const asked = pool
    .query(
      `select from pg_indexes where schemaname = current_schema() and indexname = 'search_word_like'`,
    )
    .then(({ rows }) => rows.length > 0)
  trigramsOf.set(pool, asked)
  asked.catch(() => trigramsOf.delete(pool))
  return asked
}
