import type { CoinStore } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { sellerOf } from '../../platform/payment/payment-env.js'

/** What won buys, from whom, and by whom it is paid. */
export function getCoinStore({ env, payments }: Context<'env' | 'payments'>): Promise<CoinStore> {
  return Promise.resolve({
    packs: PRICES.coinPacks.map((pack) => ({ ...pack })),
    provider: payments?.name ?? null,
    isTest: payments?.isTest ?? false,
    seller: sellerOf(env),
  })
}
