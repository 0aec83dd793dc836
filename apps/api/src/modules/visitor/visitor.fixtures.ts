import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    // Saying no is everybody's; a borrowed device does not say yes for the account.
    'PUT /v1/user/rating': () => Promise.resolve({ body: { isOver15: false } }),
  },
  protectedColumns: { visitor: 'id, credential_hash, merged_at' },
}
