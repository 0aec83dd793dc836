import { initialsOf, searchKeysOf } from '@doran/korean'
import type { SearchType } from '@doran/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import type { SearchDocument } from '../../platform/module/search-target.js'
import { searchEntry, searchEntryWord, searchWord } from '../../schema/search/search.table.js'
import { isMeaning, type WeightedWord } from './words-of.js'

const WORDS_LOCK = sql`hashtextextended('search words', 0)`

/** Words that nothing has any more: of what was deleted, and of who left. */
export async function deleteUnusedWords(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK})`)
  await db.execute(sql`
    delete from search_word
    where not exists (select from search_entry_word place where place.word_id = search_word.id)`)
}

export async function listHashes(
  db: Executor,
  type: SearchType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: searchEntry.id, contentHash: searchEntry.contentHash })
    .from(searchEntry)
    .where(and(eq(searchEntry.type, type), inArray(searchEntry.id, [...ids])))
  return new Map(rows.map(({ id, contentHash }) => [id, contentHash]))
}

export async function deleteEntries(
  db: Executor,
  type: SearchType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const words = and(eq(searchEntryWord.type, type), inArray(searchEntryWord.entryId, [...ids]))
  await db.delete(searchEntryWord).where(words)
  await db
    .delete(searchEntry)
    .where(and(eq(searchEntry.type, type), inArray(searchEntry.id, [...ids])))
}

export type Entry = {
  document: SearchDocument
  contentHash: string
  words: readonly WeightedWord[]
}

export async function putEntries(
  db: Executor,
  type: SearchType,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  // No word goes while places are made for it.
  await db.execute(sql`select pg_advisory_xact_lock_shared(${WORDS_LOCK})`)
  const wordIds = await ensureWords(
    db,
    entries.flatMap(({ words }) => words.map(({ word }) => word)),
  )
  const ids = entries.map(({ document }) => document.id)
  await db
    .insert(searchEntry)
    .values(
      entries.map(({ document: { id, title, publishedAt }, contentHash }) => ({
        type,
        id,
        title,
        titleKeys: searchKeysOf(title),
        contentHash,
        publishedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [searchEntry.type, searchEntry.id],
      set: {
        title: sql`excluded.title`,
        titleKeys: sql`excluded.title_keys`,
        contentHash: sql`excluded.content_hash`,
        publishedAt: sql`excluded.published_at`,
      },
    })
  await db
    .delete(searchEntryWord)
    .where(and(eq(searchEntryWord.type, type), inArray(searchEntryWord.entryId, ids)))
  const rows = entries.flatMap(({ document: { id, publishedAt }, words }) =>
    words.flatMap(({ word, weight }) => {
      const wordId = wordIds.get(word)
      return wordId === undefined ? [] : [{ type, entryId: id, wordId, weight, publishedAt }]
    }),
  )
  // Two writers of one thing: the later one's words stay.
  if (rows.length > 0) await db.insert(searchEntryWord).values(rows).onConflictDoNothing()
}

/** In one order for all writers, so that no two wait for each other. */
async function ensureWords(
  db: Executor,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sorted = [...new Set(words)].toSorted()
  if (sorted.length === 0) return new Map()
  const known = await listWordIds(db, sorted)
  const missing = sorted.filter((word) => !known.has(word))
  if (missing.length === 0) return known
  await db
    .insert(searchWord)
    .values(missing.map((word) => ({ word, keys: keysOfWord(word), initials: initialsOf(word) })))
    .onConflictDoNothing()
  return listWordIds(db, sorted)
}

/** A meaning is found as it is alone. */
const keysOfWord = (word: string) => (isMeaning(word) ? word : searchKeysOf(word))

async function listWordIds(
  db: Executor,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ word: searchWord.word, id: searchWord.id })
    .from(searchWord)
    .where(inArray(searchWord.word, [...words]))
  return new Map(rows.map(({ word, id }) => [word, id]))
}
