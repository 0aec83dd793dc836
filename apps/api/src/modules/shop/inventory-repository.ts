import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { inventoryItem, type InventoryRow } from '../../schema/shop/inventory-item.table.js'
import { hideFrame, showFrame } from '../profile/index.js'

export async function listItems(db: Executor, profileId: string): Promise<InventoryRow[]> {
  return db
    .select()
    .from(inventoryItem)
    .where(eq(inventoryItem.profileId, profileId))
    .orderBy(asc(inventoryItem.createdAt), asc(inventoryItem.id))
}

export async function findItemOf(
  db: Executor,
  profileId: string,
  id: string,
): Promise<InventoryRow | null> {
  const [row] = await db
    .select()
    .from(inventoryItem)
    .where(and(eq(inventoryItem.id, id), eq(inventoryItem.profileId, profileId)))
  return row ?? null
}

export async function hasItem(db: Executor, profileId: string, sku: string): Promise<boolean> {
  const rows = await db
    .select({ id: inventoryItem.id })
    .from(inventoryItem)
    .where(and(eq(inventoryItem.profileId, profileId), eq(inventoryItem.sku, sku)))
  return rows.length > 0
}

/** False where they have it. */
export async function insertItem(db: Executor, row: InventoryRow): Promise<boolean> {
  const inserted = await db.insert(inventoryItem).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** Wears one frame and no other; the profile shows it. */
export async function wearFrame(db: Executor, { id, profileId, sku }: InventoryRow): Promise<void> {
  await showFrame(db, profileId, sku)
  await db
    .update(inventoryItem)
    .set({ isWorn: sql`${inventoryItem.id} = ${id}` })
    .where(eq(inventoryItem.profileId, profileId))
}

/** Takes a frame off; another that is worn meanwhile stays on. */
export async function takeFrameOff(
  db: Executor,
  { id, profileId, sku }: InventoryRow,
): Promise<void> {
  await hideFrame(db, profileId, sku)
  await db.update(inventoryItem).set({ isWorn: false }).where(eq(inventoryItem.id, id))
}
