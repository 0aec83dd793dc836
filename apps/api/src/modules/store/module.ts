import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { inventoryItem, type InventoryRow } from '../../schema/store/inventory-item.table.js'
import { findItemOf } from './inventory-store.js'
import { storeHandlers } from './store.routes.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    inventoryItem: InventoryRow
  }
}

export const store = defineModule({
  name: 'store',
  order: 100,
  handlers: storeHandlers,
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
