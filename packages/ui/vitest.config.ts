import { pageTests } from '@doran/tooling/vitest'

export default pageTests({
  test: { setupFiles: ['./vitest.setup.ts'] },
})
