import { unitTests } from '@doran/tooling/vitest'

export default unitTests({ tsconfig: './tsconfig.json', test: { environment: 'happy-dom' } })
