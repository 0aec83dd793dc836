import { inTransaction, createContext } from '../../platform/context/context.js'
import { NO_CALLER } from '../../platform/context/caller.js'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { giveMoney } from '../../testing/test-money.js'
import { exchangeCoins } from '../wallet/index.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/gem/return': async (api, { account }) => {
      if (account) {
        await giveMoney(api, account.member.profileId, 'coin', 1)
        const ctx = createContext(api.deps, account.member, NO_CALLER)
        await inTransaction(ctx, (tx) =>
          exchangeCoins(tx, { gems: 10, coins: 1, title: '젬 10개' }),
        )
      }
      return { body: { gems: 10 } }
    },
  },
  protectedColumns: {
    membership: 'id, profile_id, starts_at, created_at',
  },
}
