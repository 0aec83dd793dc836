import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** An article of the rune shop that a member has. The frame they wear stands on the profile too. */
export const inventoryItem = pgTable(
  'inventory_item',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    sku: text().notNull(),
    isWorn: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [unique('inventory_item_once').on(table.profileId, table.sku)],
)

export type InventoryRow = typeof inventoryItem.$inferSelect
