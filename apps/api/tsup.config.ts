import { library } from '@doran/tooling/tsup'

export default library({
  entry: [
    'src/main.ts',
    'src/model/check-command.ts',
    'src/role-command.ts',
    'src/auth/password-worker.ts',
    'src/images/redraw-command.ts',
  ],
})
