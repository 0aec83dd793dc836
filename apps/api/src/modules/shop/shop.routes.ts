import type { HandlersOf } from '../../platform/http/handlers.js'
import { runOnce } from '../../platform/idempotency/run-once.js'
import { buyWithRunes } from './buy-with-runes.js'
import { equipItem } from './equip-item.js'
import { listCoinPacks } from './list-coin-packs.js'
import { listRuneArticles } from './list-rune-articles.js'
import { listInventory } from './list-inventory.js'
import { payWithCoins } from './pay-with-coins.js'
import { quotePayment } from './quote-payment.js'

type Keys =
  | 'GET /v1/store/coin'
  | 'GET /v1/store/rune'
  | 'POST /v1/store/rune/{sku}/buy'
  | 'GET /v1/inventory'
  | 'PATCH /v1/inventory/{id}/equip'
  | 'GET /v1/pay/quote'
  | 'POST /v1/pay/coin'

export const shopHandlers: HandlersOf<Keys> = {
  'GET /v1/store/coin': ({ ctx }) => listCoinPacks(ctx),
  'GET /v1/store/rune': ({ ctx }) => listRuneArticles(ctx),
  'POST /v1/store/rune/{sku}/buy': ({ ctx, params, body, claim }) =>
    runOnce(ctx, claim, (tx) => buyWithRunes(tx, { ...params, ...body })),
  'GET /v1/inventory': ({ ctx }) => listInventory(ctx),
  'PATCH /v1/inventory/{id}/equip': ({ ctx, owned, body }) =>
    equipItem(ctx, { item: owned, ...body }),
  'GET /v1/pay/quote': ({ ctx, query }) => quotePayment(ctx, query),
  'POST /v1/pay/coin': ({ ctx, body, claim }) =>
    runOnce(ctx, claim, (tx) => payWithCoins(tx, body)),
}
