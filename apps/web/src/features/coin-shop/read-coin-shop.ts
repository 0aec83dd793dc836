import type { ApiClient } from '@doran/api-client'
import type { CoinStore, Currency, LedgerLine, Me, Order, Wallet } from '@doran/contract'
import type { ListPage } from '@doran/site/session'
import { readOrNull } from '../../lib/read-or-null'
import { readWallet } from '../../lib/read-wallet'
import type { CoinShopAddress } from './coin-shop-address'

/** The viewer of the shop, by what they may do there; `unknown` while the sign-in cannot be read. */
export type Buyer = 'visitor' | 'limited' | 'unconsented' | 'member' | 'unknown'

/** What a member has there; each part is null where it cannot be read now. */
export type OwnMoney = {
  memberId: string
  wallet: Wallet | null
  orders: ListPage<Order> | null
  ledger: ListPage<LedgerLine> | null
}

export type CoinShopContent = {
  shop: CoinStore | null
  buyer: Buyer
  /** Null for those who have nothing there, or may not see it yet. */
  own: OwnMoney | null
}

const TIMEOUT_MS = 3_000
const LINES_AT_ONCE = 20
const ORDERS_AT_ONCE = 10

export async function readCoinShop(
  api: ApiClient,
  reading: Promise<Me | 'visitor' | null>,
  address: CoinShopAddress,
): Promise<CoinShopContent> {
  const [shop, me] = await Promise.all([
    readOrNull(api.call('GET /v1/store/coin', { signal: AbortSignal.timeout(TIMEOUT_MS) })),
    reading,
  ])
  const buyer = buyerOf(me)
  const isOwner = buyer === 'member' || buyer === 'limited'
  if (me === null || me === 'visitor' || !isOwner) return { shop, buyer, own: null }
  const [wallet, orders, ledger] = await Promise.all([
    readWallet(api),
    readOrNull(
      api.call('GET /v1/order/my', {
        query: ordersQuery(address.cursor),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    ),
    readLedger(api, address.ledger, address.ledgerCursor),
  ])
  return { shop, buyer, own: { memberId: me.id, wallet, orders, ledger } }
}

/** A page of a member's movements in a currency. */
function readLedger(api: ApiClient, currency: Currency, cursor: string | null) {
  return readOrNull(
    api.call('GET /v1/wallet/ledger', {
      query: ledgerQuery(currency, cursor),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )
}

export const ordersQuery = (cursor: string | null) => ({
  limit: ORDERS_AT_ONCE,
  ...(cursor && { cursor }),
})

export const ledgerQuery = (currency: Currency, cursor: string | null) => ({
  currency,
  limit: LINES_AT_ONCE,
  ...(cursor && { cursor }),
})

function buyerOf(me: Me | 'visitor' | null): Buyer {
  if (me === null) return 'unknown'
  if (me === 'visitor') return 'visitor'
  if (me.needs.includes('consent')) return 'unconsented'
  return me.session.isLimited ? 'limited' : 'member'
}
