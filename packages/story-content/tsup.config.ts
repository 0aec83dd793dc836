import { library } from '@doran/tooling/tsup'

export default library({ entry: ['src/index.ts', 'src/artefact.ts'] })
