import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'

export const fixtures: ModuleFixtures = {
  calls: {
    'POST /v1/auth/provider/{provider}/start': () =>
      Promise.resolve({ params: { provider: 'kakao' }, missing: 'apple' }),
  },
}
