import type { RuneItem } from '@doran/contract/limits'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { daysLater } from '../wallet/index.js'
import { movement } from '../../schema/wallet/ledger.table.js'

/** Runes buy gems with it, once in so many days. */
export type GemItem = Extract<RuneItem, { kind: 'ticket' }>

/** When the member may buy the item again; null where they may now. */
export async function nextPurchaseAt(
  { db, clock }: Context,
  profileId: string,
  { everyDays, sku }: GemItem,
): Promise<Date | null> {
  const [last] = await db
    .select({ createdAt: movement.createdAt })
    .from(movement)
    .where(
      and(
        eq(movement.profileId, profileId),
        eq(movement.kind, 'ticket'),
        eq(movement.earning, sku),
      ),
    )
    .orderBy(desc(movement.createdAt))
    .limit(1)
  if (!last) return null
  const at = daysLater(last.createdAt, everyDays)
  return at > clock.now() ? at : null
}
