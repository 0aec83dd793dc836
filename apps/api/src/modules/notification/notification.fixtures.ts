import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'PUT /v1/notification/setting/{topic}': () => Promise.resolve({ params: { topic: 'like' } }),
  },
  protectedColumns: { notification_setting: 'profile_id, topic' },
}
