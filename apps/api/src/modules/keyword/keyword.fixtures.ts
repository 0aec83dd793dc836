import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/tales/keyword/{k1}/{k2}': () =>
      Promise.resolve({ params: { k1: '로맨스', k2: '계약연애' } }),
  },
}
