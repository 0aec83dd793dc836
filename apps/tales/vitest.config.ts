import { pageTests } from '@doran/tooling/vitest'

export default pageTests({
  tsconfig: './tsconfig.json',
  test: { setupFiles: ['./src/testing/reset-page-states.ts'] },
})
