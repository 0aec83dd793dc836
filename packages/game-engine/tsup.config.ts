import { library } from '@doran/tooling/tsup'

export default library()
