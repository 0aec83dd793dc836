import { unitTests } from '@doran/tooling/vitest'

/** What is attacked in each run of the API's tests is a part of the whole, and so are uploads. */
const ATTACKED_IN_TESTS = [
  'tests/{call-matrix,foreign-writes,signed-in-browsers,code-tickets,refusals,callers}.test.ts',
  'src/platform/images/process-profile-image.test.ts',
  'src/modules/image/image.routes.test.ts',
  'src/platform/http/{read-file,slow-file,rate-limiter,count-networks}.test.ts',
  'src/platform/auth/sign-in-failures.test.ts',
]

export default unitTests({
  test: {
    include: ['abuse/**/*.abuse.ts', ...ATTACKED_IN_TESTS],
    globalSetup: ['./src/testing/database-cluster.ts'],
    testTimeout: 5 * 60_000,
    isolate: false,
    provide: {
      testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
      postgresBinaries: process.env.TEST_POSTGRES_BINARIES ?? '',
    },
  },
})
