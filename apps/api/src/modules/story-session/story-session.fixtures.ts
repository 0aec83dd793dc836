import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { SIXTH_KEY } from '../../testing/test-browser.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/tales/session': () => Promise.resolve({ body: { templateUuid: SIXTH_KEY } }),
    'PATCH /v1/tales/session/{sessionUuid}': () =>
      Promise.resolve({ body: { narrator: 'offline' } }),
  },
  owned: { storySession: (_, __, { session }) => session.id },
  protectedColumns: {
    story_session: 'id, owner_visitor_id, owner_profile_id, theme_id, status, created_at',
  },
}
