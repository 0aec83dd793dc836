import { randomUUID } from 'node:crypto'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { ownPassword, someAccount } from '../../testing/calls/some-account.js'
import { PASSWORD } from '../../testing/test-account.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/auth/login': async (api) => {
      const { email } = await someAccount(api)
      return { body: { email, password: PASSWORD } }
    },
    'POST /v1/auth/login/short-time': async (api) => {
      const { email, browser } = await someAccount(api)
      const { code } = await browser.api.call('POST /v1/auth/short-time-password', { body: {} })
      return { body: { email, code } }
    },
    'POST /v1/auth/proof': ownPassword,
  },
  owned: { authSession: (_, { account }) => account?.member.authSessionId ?? randomUUID() },
  protectedColumns: {
    auth_session: 'id, token, member_id, is_limited, created_at, expires_at',
    auth_account: 'id, account_id, provider_id, member_id',
  },
}
