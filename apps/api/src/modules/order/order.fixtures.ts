import { TERMS_VERSION } from '@doran/contract/names'
import { randomUUID } from 'node:crypto'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Belongings, Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { buyCoins } from '../../testing/test-money.js'

const orders = new WeakMap<Belongings['view'], string>()

/** A paid order of the person's; one of nobody for who has no account. */
async function orderOf(
  api: TestApi,
  { account }: Person,
  view: Belongings['view'],
): Promise<string> {
  const known = orders.get(view)
  if (known) return known
  const id = account ? (await buyCoins(api, account.member.profileId)).id : randomUUID()
  orders.set(view, id)
  return id
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
