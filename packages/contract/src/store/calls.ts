import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Timestamp, Uuid } from '../core/primitives.js'
import { ORDER_FIELD_COPY } from '../order/copy.js'
import { PaymentProviderName } from '../order/calls.js'
import { Amount, Receipt } from '../wallet/calls.js'
import { PRICES, type RuneSku } from '../wallet/prices.js'

const CoinPack = z.object({ sku: z.string(), coins: Amount, bonus: Amount, priceKrw: Amount })
export type CoinPack = z.infer<typeof CoinPack>

/** Korean law requires the seller to be named before a purchase. */
const Seller = z.object({
  name: z.string(),
  owner: z.string(),
  registration: z.string(),
  mailOrder: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
})
export type Seller = z.infer<typeof Seller>

export const CoinStore = z.object({
  packs: z.array(CoinPack),
  /** Null where nothing can be bought. */
  provider: PaymentProviderName.nullable(),
  /** No money moves: the test desk, or a provider's test mode. */
  isTest: z.boolean(),
  seller: Seller.nullable(),
  /** The caller has agreed only to older terms: their first order brings their agreement along. */
  needsTerms: z.boolean(),
})
export type CoinStore = z.infer<typeof CoinStore>

const skus: readonly RuneSku[] = PRICES.runeItems.map(({ sku }) => sku)
export const RuneSkuKey = z.enum(skus, ORDER_FIELD_COPY.sku)

export const StoreItem = z.object({
  sku: RuneSkuKey,
  kind: z.enum(['frame', 'ground', 'ornament', 'comma', 'ticket']),
  runes: Amount,
  /** The article in the caller's inventory; null where they do not have it. */
  owned: z.object({ id: Uuid, isWorn: z.boolean() }).nullable(),
  /** It can be bought again from then on; null where it can be now. */
  availableAt: Timestamp.nullable(),
  /** The commas that the caller holds, and how many more they can; null for other articles and for visitors. */
  held: z.object({ count: Amount, room: Amount }).nullable(),
})
export type StoreItem = z.infer<typeof StoreItem>

export const RuneStore = z.object({
  items: z.array(StoreItem),
  /** The acts that earn runes; `leftToday` for a member. */
  earnings: z.array(
    z.object({
      key: z.string(),
      runes: Amount,
      timesADay: Amount,
      leftToday: Amount.nullable(),
    }),
  ),
})
export type RuneStore = z.infer<typeof RuneStore>

export const InventoryItem = z.object({
  id: Uuid,
  sku: RuneSkuKey,
  kind: z.enum(['frame', 'ground', 'ornament']),
  isWorn: z.boolean(),
  createdAt: Timestamp,
})
export type InventoryItem = z.infer<typeof InventoryItem>

/** The goods that coins buy: gems (`id` is how many), or the pass. */
export const PayType = z.enum(['gem', 'pass'])
export type PayType = z.infer<typeof PayType>

export const PayQuote = z.object({
  /** The quote that a payment names; valid for some minutes. */
  quoteId: z.string(),
  type: PayType,
  id: z.string(),
  price: Amount,
  balanceBefore: Amount,
  /** Null where the coins are too few. */
  balanceAfter: Amount.nullable(),
  /** The parts that would pay, in the order they are taken. */
  parts: Receipt.shape.parts,
  missing: Amount,
  /** The smallest pack that would be enough. */
  pack: CoinPack.nullable(),
  /** The pass would end then. */
  until: Timestamp.nullable(),
  gems: Amount.nullable(),
})
export type PayQuote = z.infer<typeof PayQuote>

export const storeCalls = {
  ...call('GET /v1/store/coin', {
    actor: 'anyone',
    limit: 'read',
    reply: json(CoinStore),
    codes: [],
  }),
  ...call('GET /v1/store/rune', {
    actor: 'anyone',
    limit: 'read',
    reply: json(RuneStore),
    codes: [],
  }),
  /** `runes` is the price that the person was shown. */
  ...call('POST /v1/store/rune/{sku}/buy', {
    actor: 'member',
    auth: 'full',
    limit: 'money',
    needsKey: true,
    params: z.object({ sku: RuneSkuKey }),
    body: z.object({ runes: Amount }),
    reply: json(Receipt),
    codes: [
      'NOT_FOUND',
      'NOT_ENOUGH_RUNE',
      'ALREADY_OWNED',
      'PRICE_CHANGED',
      'NOT_YET_AGAIN',
      'COMMAS_FULL',
    ],
  }),
  ...call('GET /v1/inventory', {
    actor: 'member',
    limit: 'read',
    reply: json(z.object({ items: z.array(InventoryItem) })),
    codes: [],
  }),
  /** Wears a frame in place of the one worn before, or takes it off. */
  ...call('PATCH /v1/inventory/{id}/equip', {
    actor: 'member',
    auth: 'full',
    owns: 'inventoryItem',
    limit: 'account',
    isRepeatable: true,
    params: z.object({ id: Uuid }),
    body: z.object({ isWorn: z.boolean() }),
    reply: json(z.object({ items: z.array(InventoryItem) })),
    codes: ['NOT_FOUND'],
  }),
  ...call('GET /v1/pay/quote', {
    actor: 'member',
    limit: 'read',
    query: z.object({ type: PayType, id: z.string().max(40) }),
    reply: json(PayQuote),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/pay/coin', {
    actor: 'member',
    auth: 'full',
    limit: 'money',
    needsKey: true,
    body: z.object({ quoteId: z.string().max(400) }),
    reply: json(Receipt),
    codes: ['NOT_ENOUGH_COIN', 'PRICE_CHANGED'],
  }),
}
