import { library } from '@doran/tooling/tsup'

export default library({
  entry: ['src/index.ts', 'src/hearing.ts', 'src/path.ts', 'src/testing.ts'],
})
