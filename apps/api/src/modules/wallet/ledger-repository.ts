import type { Currency, LedgerLine } from '@doran/contract'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ledgerEntry, lotEntry, movement } from '../../schema/wallet/ledger.table.js'
import { wallet } from '../../schema/wallet/wallet.table.js'

export type LineRow = Omit<LedgerLine, 'id' | 'createdAt'> & { seq: number; createdAt: Date }

type Page = { currency: Currency | undefined; beforeSeq: number | null; limit: number }

/** A person's entries, newest first. */
export async function listLines(
  db: Executor,
  profileId: string,
  { currency, beforeSeq, limit }: Page,
): Promise<LineRow[]> {
  const wallets = await db
    .select({ id: wallet.id, currency: wallet.currency })
    .from(wallet)
    .where(
      and(eq(wallet.profileId, profileId), ...(currency ? [eq(wallet.currency, currency)] : [])),
    )
  // A page of each wallet by its own index, then the newest of them all.
  const pages = await Promise.all(wallets.map((each) => linesOf(db, each, { beforeSeq, limit })))
  return pages
    .flat()
    .toSorted((a, b) => b.seq - a.seq)
    .slice(0, limit)
}

async function linesOf(
  db: Executor,
  { id, currency }: { id: string; currency: Currency },
  { beforeSeq, limit }: Pick<Page, 'beforeSeq' | 'limit'>,
): Promise<LineRow[]> {
  const paid = sql<number>`coalesce((
    select sum(abs(${lotEntry.delta})) from ${lotEntry}
    where ${lotEntry.movementId} = ${ledgerEntry.movementId} and ${lotEntry.leg} = ${ledgerEntry.leg}
      and ${lotEntry.unitKrw} > 0
  ), 0)::integer`
  const rows = await db
    .select({
      seq: ledgerEntry.seq,
      kind: movement.kind,
      delta: ledgerEntry.delta,
      balanceAfter: ledgerEntry.balanceAfter,
      paidPart: paid,
      title: movement.title,
      memo: movement.memo,
      orderId: movement.orderId,
      createdAt: ledgerEntry.createdAt,
    })
    .from(ledgerEntry)
    .innerJoin(movement, eq(movement.id, ledgerEntry.movementId))
    .where(
      and(
        eq(ledgerEntry.walletId, id),
        ...(beforeSeq === null ? [] : [lt(ledgerEntry.seq, beforeSeq)]),
      ),
    )
    // As the index is ordered, which PostgreSQL would else pass over for one of all wallets.
    .orderBy(sql`${ledgerEntry.seq} desc nulls last`)
    .limit(limit)
  return rows.map(({ balanceAfter, ...row }) => ({
    ...row,
    currency,
    balanceAfter: balanceAfter ?? 0,
  }))
}
