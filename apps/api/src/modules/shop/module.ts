import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { inventoryItem, type InventoryRow } from '../../schema/shop/inventory-item.table.js'
import { findItemOf } from './inventory-repository.js'
import { shopHandlers } from './shop.routes.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    inventoryItem: InventoryRow
  }
}

export const shop = defineModule({
  name: 'shop',
  order: 100,
  handlers: shopHandlers,
  owned: {
    inventoryItem: {
      param: 'id',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findItemOf(db, actor.profileId, id) : null,
    },
  },
  tables: [
    {
      table: inventoryItem,
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      exported: { heading: '룬으로 산 물건', columns: ['id', 'sku', 'is_worn', 'created_at'] },
    },
  ],
})
