import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AccountRole } from '@doran/contract'
import { commandEnv } from './env'
import type { Account } from './members'

const COMMAND = fileURLToPath(new URL('../../api/dist/commands/role.js', import.meta.url))

/** Gives an account a role by the command of whoever runs the install; its sign-ins end. */
export async function grantRole({ email }: Account, role: AccountRole): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMAND, 'grant', email, role], {
    env: commandEnv(),
  })
}
