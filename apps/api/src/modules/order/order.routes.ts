import type { KeysOfMethod } from '@doran/contract'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { cancelOrder } from './cancel-order.js'
import { confirmOrder } from './confirm-order.js'
import { createOrder } from './create-order.js'
import { listOrders } from './list-orders.js'
import { toOrder } from './order-view.js'
import { refundOrder } from './refund-order.js'

type Keys = Extract<KeysOfMethod<'GET' | 'POST'>, `${string} /v1/order${string}`>

export const orderHandlers: HandlersOf<Keys> = {
  'POST /v1/order': ({ ctx, body, claim }) => createOrder(ctx, { ...body, claim }),
  'POST /v1/order/{id}/confirm': ({ ctx, owned, body, claim }) =>
    confirmOrder(ctx, { order: owned, ...body, claim }),
  'POST /v1/order/{id}/cancel': ({ ctx, owned, body, claim }) =>
    cancelOrder(ctx, { order: owned, ...body, claim }),
  'POST /v1/order/{id}/refund': ({ ctx, owned, body, claim }) =>
    refundOrder(ctx, { order: owned, ...body, claim }),
  'GET /v1/order/my': ({ ctx, query }) => listOrders(ctx, query),
  'GET /v1/order/{id}': ({ ctx, owned }) => toOrder(ctx, owned),
}
