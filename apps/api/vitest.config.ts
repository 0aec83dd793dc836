import { unitTests } from '@doran/tooling/vitest'

export default unitTests({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./src/testing/database-cluster.ts'],
    testTimeout: 20_000,
  },
})
