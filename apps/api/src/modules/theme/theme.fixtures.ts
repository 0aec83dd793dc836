import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/tales/template': () => Promise.resolve({ query: { waiting: 'false' } }),
  },
}
