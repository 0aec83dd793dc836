import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import type { LotPart } from '../wallet/index.js'

/** Which lots a movement took from a wallet, by its key. */
export async function lotsOfMovement(db: Executor, onceKey: string): Promise<LotPart[]> {
  const { rows } = await db.execute<LotPart>(sql`
    select lot_entry.lot_id as lot, abs(lot_entry.delta) as amount, lot_entry.unit_krw
    from movement
    join ledger_entry on ledger_entry.movement_id = movement.id and ledger_entry.wallet_id is not null
    join lot_entry on lot_entry.movement_id = movement.id and lot_entry.leg = ledger_entry.leg
    where movement.once_key = ${onceKey}`)
  return rows
}
