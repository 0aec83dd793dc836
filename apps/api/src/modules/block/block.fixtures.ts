import type { ModuleFixtures, PrepareCall } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'

const somebody: PrepareCall = async (api) => {
  const { member } = await someAccount(api)
  return { params: { profileId: member.profileId } }
}

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/block/{profileId}': somebody,
    'DELETE /v1/block/{profileId}': somebody,
  },
  protectedColumns: { block: 'blocker_profile_id, created_at' },
}
