import { library } from '@doran/tooling/tsup'

export default library({
  entry: [
    'src/main.ts',
    'src/commands/check-model.ts',
    'src/commands/ledger-check.ts',
    'src/commands/report.ts',
    'src/commands/role.ts',
    'src/platform/auth/password-worker.ts',
    'src/platform/images/encode-image-command.ts',
  ],
})
