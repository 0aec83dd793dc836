import type { InventoryItem } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listItems } from './inventory-repository.js'
import type { InventoryRow } from '../../schema/shop/inventory-item.table.js'

/** What the member has of the rune shop, in the order they got it. */
export async function listInventory({
  db,
  actor,
}: Context<never, Member>): Promise<{ items: InventoryItem[] }> {
  const rows = await listItems(db, actor.profileId)
  return { items: rows.flatMap(toItem) }
}

/** What is not sold any more is kept, and not shown. */
function toItem({ id, sku, isWorn, createdAt }: InventoryRow): InventoryItem[] {
  const article = PRICES.runeItems.find((each) => each.sku === sku)
  if (!article || article.kind === 'ticket' || article.kind === 'comma') return []
  return [{ id, sku: article.sku, kind: article.kind, isWorn, createdAt: createdAt.toISOString() }]
}
