import { AccountRole, Email } from '@doran/contract'
import { grantRole } from '../modules/account/index.js'
import { print, runCommand, withDatabase } from './with-database.js'

const USAGE = 'pnpm role grant|revoke <e-mail> admin|moderator'

async function main([verb, address, name]: string[]): Promise<number> {
  const email = Email.safeParse(address)
  const role = AccountRole.safeParse(name)
  if ((verb !== 'grant' && verb !== 'revoke') || !email.success || !role.success) {
    print(USAGE)
    return 2
  }
  const isGranted = verb === 'grant'
  const change = { email: email.data, role: role.data, isGranted }
  if (!(await withDatabase((ctx) => grantRole(ctx, change)))) {
    print(`Nobody has an account with ${email.data}. Sign up first, then run this again.`)
    return 1
  }
  print(`${email.data} ${isGranted ? 'is now' : 'is no longer'} ${role.data}; they sign in anew.`)
  return 0
}

await runCommand(main)
