import { fileURLToPath } from 'node:url'
import { pageTests } from '@doran/tooling/vitest'

// Next resolves its import guard itself; outside Next the guard has nothing to guard.
const guard = fileURLToPath(new URL('./vitest.server-only.ts', import.meta.url))

export default pageTests({
  test: { setupFiles: ['./src/testing/reset-page-states.ts'] },
  resolve: { alias: { 'server-only': guard } },
})
