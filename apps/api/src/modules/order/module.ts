import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { findOrder } from './order-repository.js'
import { orderHandlers } from './order.routes.js'
import {
  paymentOrder,
  paymentRefund,
  type OrderRow,
} from '../../schema/order/payment-order.table.js'
import { reconcileOrders } from './reconcile-orders.js'
import { mountWebhooks } from './webhook.routes.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    order: OrderRow
  }
}

export const order = defineModule({
  name: 'order',
  order: 90,
  handlers: orderHandlers,
  owned: {
    order: {
      param: 'id',
      async find({ db, actor }, id) {
        if (actor.kind !== 'member') return null
        const found = await findOrder(db, id)
        return found?.profileId === actor.profileId ? found : null
      },
    },
  },
  // Kept for five years as the law demands, naming a profile that is gone.
  tables: [
    {
      table: paymentOrder,
      readers: ['wallet'],
      rowsOf: ({ profileId }) => sql`profile_id = ${profileId}`,
      onErase: 'keep',
      exported: {
        heading: '결제',
        columns: [
          'id',
          'sku',
          'coins',
          'bonus',
          'amount_krw',
          'status',
          'method',
          'refunded_krw',
          'created_at',
          'paid_at',
        ],
      },
    },
    {
      table: paymentRefund,
      readers: ['wallet'],
      rowsOf: ({ profileId }) =>
        sql`order_id in (select id from payment_order where profile_id = ${profileId})`,
      onErase: 'keep',
      exported: {
        heading: '환불',
        columns: ['id', 'order_id', 'amount_krw', 'coins', 'bonus', 'status', 'created_at'],
      },
    },
  ],
  jobs: [{ name: 'reconcile orders', everyMs: 30_000, run: reconcileOrders }],
  mount: mountWebhooks,
})
