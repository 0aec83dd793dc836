import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'PUT /v1/admin/featured/{place}': () =>
      Promise.resolve({ params: { place: 'tales-hero' }, body: { targetId: null, days: null } }),
  },
  protectedColumns: { featured: 'place' },
}
