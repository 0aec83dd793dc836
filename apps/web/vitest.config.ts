import { pageTests } from '@doran/tooling/vitest'

export default pageTests({ test: { setupFiles: ['./src/testing/reset-page-states.ts'] } })
