import { unitTests } from '@doran/tooling/vitest'

export default unitTests({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./src/testing/database-cluster.ts'],
    // Nothing is mocked, so files share what a worker has loaded and compiled.
    isolate: false,
    provide: {
      testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
      postgresBinaries: process.env.TEST_POSTGRES_BINARIES ?? '',
    },
  },
})
