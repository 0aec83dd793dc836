import type { RuneItem } from '@doran/contract/limits'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { daysLater } from '../wallet/index.js'
import { movement } from '../../schema/wallet/ledger.table.js'

export type Ticket = Extract<RuneItem, { kind: 'ticket' }>

/** From when on the person can buy a ticket again; null where they can now. */
export async function nextTicketAt(
  { db, clock }: Context,
  profileId: string,
  { everyDays, sku }: Ticket,
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
