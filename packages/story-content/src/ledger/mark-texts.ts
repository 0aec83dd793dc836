import { writeLedger, type Ledger, type Reading } from './ledger-file.js'
import type { Shelf, ShelvedText } from './shelf.js'

export type Marked = { marked: number; dropped: number; unread: number }

/**
 * Records the verdict of a reading of the given texts; a `good` never covers an older verdict. Hashes of texts
 * that no longer exist are dropped; the ledger keeps the order of the theme.
 */
export function markTexts(shelf: Shelf, read: readonly ShelvedText[], reading: Reading): Marked {
  const known = new Map(Object.entries(shelf.ledger))
  const fresh = new Set(
    read.map(({ hash }) => hash).filter((hash) => reading.verdict === 'mended' || !known.has(hash)),
  )
  const hashes = [...new Set(shelf.texts.map(({ hash }) => hash))]
  const entries = hashes.flatMap((hash): [string, Reading][] => {
    const verdict = fresh.has(hash) ? reading : known.get(hash)
    return verdict ? [[hash, verdict]] : []
  })
  writeLedger(shelf.folder, entries)
  return {
    marked: fresh.size,
    dropped: droppedOf(shelf.ledger, hashes),
    unread: hashes.length - entries.length,
  }
}

function droppedOf(ledger: Ledger, hashes: readonly string[]): number {
  const alive = new Set(hashes)
  return Object.keys(ledger).filter((hash) => !alive.has(hash)).length
}
