import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { SIXTH_KEY } from '../../testing/test-browser.js'
import { characterIdOf } from './character-id.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/tales/template': () => Promise.resolve({ query: { waiting: 'false' } }),
    'GET /v1/tales/character/{characterUuid}': () =>
      Promise.resolve({ params: { characterUuid: characterIdOf(SIXTH_KEY, '하진') } }),
  },
  protectedColumns: { theme_dismissal: 'profile_id, created_at' },
}
