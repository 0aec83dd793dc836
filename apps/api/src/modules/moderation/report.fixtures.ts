import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/report': async (api) => {
      const { member } = await someAccount(api)
      return { body: { targetType: 'profile', targetId: member.profileId, reason: 'spam' } }
    },
  },
  protectedColumns: { report: 'id, target_id, author_profile_id, status, created_at' },
}
