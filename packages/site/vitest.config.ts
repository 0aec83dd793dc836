import { fileURLToPath } from 'node:url'
import { unitTests } from '@doran/tooling/vitest'

// Next resolves its import guard itself; outside Next the guard has nothing to guard.
const guard = fileURLToPath(new URL('./vitest.server-only.ts', import.meta.url))

export default unitTests({
  test: { environment: 'happy-dom' },
  resolve: { alias: { 'server-only': guard } },
})
