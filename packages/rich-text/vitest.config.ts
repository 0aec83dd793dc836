import { pageTests } from '@doran/tooling/vitest'

export default pageTests()
