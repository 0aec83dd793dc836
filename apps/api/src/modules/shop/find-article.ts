import type { PayType } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'

/** What coins buy, by the price list. */
export type Article =
  | { type: 'gem'; id: string; price: number; title: string; gems: number }
  | { type: 'pass'; id: string; price: number; title: string; days: number }

/** Null for what is not sold. */
export function findArticle(type: PayType, id: string): Article | null {
  if (type === 'pass') {
    const { sku, coins, days } = PRICES.pass
    return id === sku ? { type, id, price: coins, title: `도란 패스 ${days}일`, days } : null
  }
  const gems = PRICES.gemAmounts.find((amount) => String(amount) === id)
  if (gems === undefined) return null
  return { type, id, price: gems / PRICES.gemsOfCoin, title: `젬 ${gems}개`, gems }
}
