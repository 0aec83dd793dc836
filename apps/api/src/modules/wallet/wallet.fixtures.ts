import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/admin/wallet/{profileId}': async (api) => {
      const { member } = await someAccount(api)
      return { params: { profileId: member.profileId } }
    },
    'POST /v1/admin/wallet/adjust': async (api) => {
      const { member } = await someAccount(api)
      return {
        body: { profileId: member.profileId, currency: 'coin', delta: 5, reason: '오류 보상' },
      }
    },
  },
  protectedColumns: {
    wallet: 'id, profile_id, currency, created_at',
    wallet_lot: 'id, wallet_id, origin, amount, unit_krw, order_id, source_lot_id, created_at',
    movement: 'id, kind, profile_id, once_key, created_at',
    ledger_entry: 'seq, movement_id, leg, account, wallet_id, currency, delta, balance_after',
    lot_entry: 'movement_id, leg, lot_id, delta, unit_krw',
  },
}
