import type { Currency } from '@doran/contract'
import { routes } from '@doran/site/core'
import { safeNext } from '@doran/site/session'

/** The lists below the store, by the ids of their headings. */
type CoinShopPart = 'orders' | 'ledger'

type CoinShopAddress = {
  /** The pack that the person chose. */
  sku?: string | null
  /** Where they were going. */
  next?: string | null
  /** Whose movements are listed. */
  ledger?: Currency
  part?: CoinShopPart
}

export function coinShopPath({ sku, next, ledger, part }: CoinShopAddress = {}): string {
  const query = new URLSearchParams()
  if (sku) query.set('sku', sku)
  if (next) query.set('next', next)
  if (ledger) query.set('ledger', ledger)
  const path = routes.coinShop.path()
  return `${query.size > 0 ? `${path}?${query}` : path}${part ? `#${part}` : ''}`
}

/** What became of an order. */
export function receiptPath(orderId: string): string {
  return `${routes.paySuccess.path()}?${new URLSearchParams({ orderId })}`
}

/** As long as the contract lets it be. */
const LONGEST_NEXT = 500

/** A path of the product to go on to; null where none is given, or it could lead elsewhere. */
export function ownNext(value: string | null): string | null {
  const next = safeNext(value)
  return next === routes.home.path() || next.length > LONGEST_NEXT ? null : next
}
