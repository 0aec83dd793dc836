import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/search': () => Promise.resolve({ query: { q: '우산' } }),
    'GET /v1/search/suggestion': () => Promise.resolve({ query: { q: '우ㅅ' } }),
  },
}
