import { unitTests } from '@doran/tooling/vitest'

export default unitTests({
  test: { include: ['fault/**/*.fault.ts'], testTimeout: 30 * 60_000, fileParallelism: false },
})
