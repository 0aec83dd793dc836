import { unitTests } from '@doran/tooling/vitest'

export default unitTests({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../apps/api/src/testing/database-cluster.ts'],
    testTimeout: 5 * 60_000,
    isolate: false,
    provide: {
      testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
      postgresBinaries: process.env.TEST_POSTGRES_BINARIES ?? '',
    },
  },
})
