import { unitTests } from '@doran/tooling/vitest'

export default unitTests()
