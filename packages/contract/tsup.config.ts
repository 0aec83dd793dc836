import { library } from '@doran/tooling/tsup'

const FACES = ['index', 'codes', 'errors', 'json', 'limits', 'names', 'openapi', 'specification']

export default library({
  entry: [...FACES.map((face) => `src/${face}.ts`), 'src/*/{codes,copy,limits}.ts'],
})
