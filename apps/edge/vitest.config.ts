import { unitTests } from '@doran/tooling/vitest'

// Some files wait for time-outs of seconds: they wait side by side.
export default unitTests({ test: { maxWorkers: 4 } })
