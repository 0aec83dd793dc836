import type { InventoryItem } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { takeFrameOff, wearFrame } from './inventory-repository.js'
import type { InventoryRow } from '../../schema/shop/inventory-item.table.js'
import { listInventory } from './list-inventory.js'

/**
 * Wears a frame of the member's, or takes it off.
 * @throws AppError INVALID_INPUT for what is not worn
 */
export async function equipItem(
  ctx: Context<never, Member>,
  { item, isWorn }: { item: InventoryRow; isWorn: boolean },
): Promise<{ items: InventoryItem[] }> {
  const article = PRICES.runeItems.find(({ sku }) => sku === item.sku)
  if (article?.kind !== 'frame') {
    throw new AppError('INVALID_INPUT', { field: 'isWorn', message: FIELD_COPY.sku })
  }
  const change = isWorn ? wearFrame : takeFrameOff
  await inTransaction(ctx, (tx) => change(tx.db, item))
  return listInventory(ctx)
}
