import type { CoinStore } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { hasAgreedToTerms } from '../account/index.js'
import { sellerOf } from '../../platform/payment/payment-env.js'

/** What won buys, from whom, and by whom it is paid. */
export async function listCoinPacks(ctx: Context<'env' | 'payments', Actor>): Promise<CoinStore> {
  const { env, payments, actor } = ctx
  return {
    packs: PRICES.coinPacks.map((pack) => ({ ...pack })),
    provider: payments?.name ?? null,
    isTest: payments?.isTest ?? false,
    seller: sellerOf(env),
    needsTerms: actor.kind === 'member' && !(await hasAgreedToTerms({ ...ctx, actor })),
  }
}
