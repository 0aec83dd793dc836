import { randomUUID } from 'node:crypto'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { someAccount } from '../../testing/calls/some-account.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/user/user/profile/{uuid}': async (api) => {
      const { member } = await someAccount(api)
      return { params: { uuid: member.profileId } }
    },
    'PATCH /v1/profile/{profileId}': () => {
      const name = `이름${randomUUID().slice(0, 8)}`
      return Promise.resolve({ body: { name, profileImage: null, birthday: '1999-12-31' } })
    },
  },
  owned: { profile: (_, { account }) => account?.member.profileId ?? randomUUID() },
  protectedColumns: { profile: 'id, member_id, created_at' },
}
