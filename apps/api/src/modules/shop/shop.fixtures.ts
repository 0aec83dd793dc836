import { randomUUID } from 'node:crypto'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import type { Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { giveMoney } from '../../testing/test-money.js'
import { systemContext } from '../../platform/context/context.js'
import { inventoryItem } from '../../schema/shop/inventory-item.table.js'
import { signQuote } from './sign-quote.js'

async function addItem({ deps }: TestApi, { account }: Person): Promise<string> {
  const id = randomUUID()
  if (account) {
    await deps.db.insert(inventoryItem).values({
      id,
      profileId: account.member.profileId,
      sku: 'frame-lantern',
      createdAt: deps.clock.now(),
    })
  }
  return id
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/store/rune/{sku}/buy': async (api, { account }) => {
      if (account) await giveMoney(api, account.member.profileId, 'rune', 40)
      return { params: { sku: 'frame-ember' }, body: { runes: 40 }, missing: 'frame-none' }
    },
    'GET /v1/pay/quote': () => Promise.resolve({ query: { type: 'pass', id: 'pass-30' } }),
    'POST /v1/pay/coin': async (api, { account }) => {
      const profileId = account?.member.profileId ?? randomUUID()
      if (account) await giveMoney(api, profileId, 'coin', 10)
      const quote = { type: 'gem', id: '100', price: 10, profileId } as const
      const until = api.deps.clock.now().getTime() + 60_000
      return {
        body: {
          quoteId: signQuote(systemContext(api.deps), { ...quote, until, nonce: randomUUID() }),
        },
      }
    },
  },
  owned: { inventoryItem: addItem },
  protectedColumns: { inventory_item: 'id, profile_id, sku, created_at' },
}
