import type { Receipt } from '@doran/contract'
import { PRICES, type RuneSku } from '@doran/contract/limits'
import { nanoid } from 'nanoid'
import type { Browser } from './test-browser.js'
import { giveMoney } from './test-money.js'
import { startShop } from './test-orders.js'

export async function startWith(money: { coin?: number; rune?: number } = {}) {
  const shop = await startShop()
  const person = await shop.buyer()
  const { coin = 0, rune = 0 } = money
  if (coin > 0) await giveMoney(shop, person.profileId, 'coin', coin)
  if (rune > 0) await giveMoney(shop, person.profileId, 'rune', rune)
  return { ...shop, shop, ...person }
}

export const priceOf = (sku: RuneSku) =>
  PRICES.runeItems.find((item) => item.sku === sku)?.runes ?? 0

export const buyWithRunes = (
  { api }: Browser,
  sku: RuneSku,
  { runes = priceOf(sku), key = nanoid() } = {},
): Promise<Receipt> =>
  api.call('POST /v1/store/rune/{sku}/buy', {
    params: { sku },
    body: { runes },
    idempotencyKey: key,
  })
