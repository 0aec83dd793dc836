import { availableParallelism } from 'node:os'
import { unitTests } from '@doran/tooling/vitest'

export default unitTests({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./src/testing/database-cluster.ts'],
    // Vitest leaves a core to itself; these tests wait often enough for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Nothing is mocked, so files share what a worker has loaded and compiled.
    isolate: false,
    provide: {
      testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
      postgresBinaries: process.env.TEST_POSTGRES_BINARIES ?? '',
    },
  },
})
