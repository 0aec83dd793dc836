import type { Currency, LedgerLine } from '@doran/contract'
import { z } from 'zod'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listLines, type LineRow } from './ledger-repository.js'

const Position = z.object({ seq: z.number().int().min(0) })

type Query = { currency?: Currency | undefined; cursor?: string | undefined; limit: number }

/** A person's statement, newest first. */
export async function listLedger(
  { db }: Context,
  { profileId, currency, cursor, limit }: Query & { profileId: string },
): Promise<{ items: LedgerLine[]; nextCursor: string | null }> {
  const beforeSeq = decodeCursor(cursor, Position)?.seq ?? null
  const rows = await listLines(db, profileId, { currency, beforeSeq, limit: limit + 1 })
  return toPage(rows, limit, toLine, ({ seq }) => ({ seq }))
}

export function toLine({ seq, createdAt, ...row }: LineRow): LedgerLine {
  return { ...row, id: String(seq), createdAt: createdAt.toISOString() }
}
