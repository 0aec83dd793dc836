import { library } from '@doran/tooling/tsup'

export default library({
  entry: [
    'src/main.ts',
    'src/platform/model/check-command.ts',
    'src/modules/account/role-command.ts',
    'src/platform/auth/password-worker.ts',
    'src/platform/images/redraw-command.ts',
  ],
})
