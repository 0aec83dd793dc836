import { AccountRole, Email } from '@doran/contract'
import { grantRole } from '../modules/account/index.js'
import { AppError } from '../platform/errors/app-error.js'
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
  const outcome = await withDatabase((ctx) => grantRole(ctx, change)).catch(lastAdminOf)
  if (outcome === 'last') {
    print(`${email.data} is the only admin. Make somebody else one first.`)
    return 1
  }
  if (!outcome) {
    print(`Nobody has an account with ${email.data}. Sign up first, then run this again.`)
    return 1
  }
  print(`${email.data} ${isGranted ? 'is now' : 'is no longer'} ${role.data}; they sign in anew.`)
  return 0
}

function lastAdminOf(thrown: unknown): 'last' {
  if (thrown instanceof AppError && thrown.code === 'LAST_ADMIN') return 'last'
  throw thrown
}

await runCommand(main)
