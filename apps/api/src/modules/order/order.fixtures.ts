import { TERMS_VERSION } from '@doran/contract/names'
import { randomUUID } from 'node:crypto'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { buyCoins } from '../../testing/test-money.js'

/** A paid order of the person's; one of nobody for who has no account. */
async function orderOf(api: TestApi, { account }: Person): Promise<string> {
  return account ? (await buyCoins(api, account.member.profileId)).id : randomUUID()
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/order': () =>
      Promise.resolve({ body: { sku: 'coin-10', next: '/library', terms: TERMS_VERSION } }),
    'POST /v1/order/{id}/confirm': () =>
      Promise.resolve({ body: { paymentKey: undefined, amount: 3_000 } }),
    'POST /v1/order/{id}/refund': () => Promise.resolve({ body: { amountKrw: 3_000 } }),
  },
  owned: { order: orderOf },
  protectedColumns: {
    payment_order: 'id, profile_id, sku, coins, bonus, amount_krw, provider, created_at',
    payment_refund: 'id, order_id, amount_krw, coins, bonus, created_at',
  },
}
