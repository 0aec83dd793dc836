import { createHash } from 'node:crypto'
import type { SearchType } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { SearchDocument } from '../../platform/module/search-target.js'
import { deleteEntries, listHashes, putEntries } from './entry-repository.js'
import { wordsOf } from './words-of.js'

/**
 * Makes things found as they stand now, or not at all where nobody may find them; in the transaction that changed them.
 * What did not change costs one read.
 */
export async function reindex(
  ctx: Context<'registry'>,
  { type, ids }: { type: SearchType; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  const documents = await ctx.registry.findSearchTarget(type).read(ctx, ids)
  const kept = new Set(documents.map(({ id }) => id))
  const hashes = await listHashes(ctx.db, type, ids)
  const gone = [...hashes.keys()].filter((id) => !kept.has(id))
  const changed = documents
    .map((document) => ({ document, contentHash: hashOf(document) }))
    .filter(({ document: { id }, contentHash }) => hashes.get(id) !== contentHash)
    // In one order for all writers, so that no two wait for each other.
    .toSorted((a, b) => (a.document.id < b.document.id ? -1 : 1))
  await deleteEntries(ctx.db, type, gone)
  await putEntries(
    ctx.db,
    type,
    changed.map(({ document, contentHash }) => ({
      document,
      contentHash,
      words: wordsOf(type, document),
    })),
  )
}

/** Raised when the same document is to be found by other words than before. */
const WORDS_VERSION = 2

function hashOf({ title, about, text, meanings, publishedAt }: SearchDocument): string {
  const parts = [WORDS_VERSION, title, about, text, meanings ?? [], publishedAt.getTime()]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
