import { library } from '@doran/tooling/tsup'

export default library({
  entry: ['src/index.ts', 'src/names.ts', 'src/errors.ts', 'src/limits.ts', 'src/openapi.ts'],
})
