import { pageTests } from '@doran/tooling/vitest'

// These pages keep what they know of the sign-in in their modules: each file loads its own.
export default pageTests({ test: { isolate: true, pool: 'vmThreads' } })
