import { resolve } from 'node:path'
import { AccountRole, Email } from '@doran/contract'
import { v7 as uuidV7 } from 'uuid'
import { systemContext } from '../platform/context/context.js'
import { createLogger } from '../platform/process/logger.js'
import { systemClock } from '../platform/time/clock.js'
import { openDatabase } from '../platform/db/client.js'
import { openDatabaseHost } from '../platform/db/database-host.js'
import { findRunningCluster } from '../platform/db/embedded/cluster.js'
import { readDatabaseEnv } from '../env.js'
import { grantRole } from '../modules/account/index.js'

const USAGE = 'pnpm role grant|revoke <e-mail> admin|moderator'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Works while the product runs, and while it does not. */
async function main(words: string[]): Promise<number> {
  const [verb, address, name] = words
  const email = Email.safeParse(address)
  const role = AccountRole.safeParse(name)
  if ((verb !== 'grant' && verb !== 'revoke') || !email.success || !role.success) {
    print(USAGE)
    return 2
  }
  const isGranted = verb === 'grant'
  const isDone = await withDatabase((source) => {
    const database = openDatabase(source, (error) => print(error.message))
    const ctx = systemContext({
      database,
      db: database.db,
      clock: systemClock,
      newId: uuidV7,
      logger: createLogger('warn'),
    })
    const change = { email: email.data, role: role.data, isGranted }
    return grantRole(ctx, change).finally(() => database.close())
  })
  if (!isDone) {
    print(`Nobody has an account with ${email.data}. Sign up first, then run this again.`)
    return 1
  }
  print(`${email.data} ${isGranted ? 'is now' : 'is no longer'} ${role.data}; they sign in anew.`)
  return 0
}

type Source = Parameters<typeof openDatabase>[0]

async function withDatabase<T>(work: (source: Source) => Promise<T>): Promise<T> {
  const env = readDatabaseEnv()
  const dataDir = resolve(env.DATA_DIR)
  const running = env.DATABASE_URL ?? (await findRunningCluster(dataDir))
  if (running) return work(running)
  const host = await openDatabaseHost({ databaseUrl: undefined, dataDir, onNotice: print })
  return work(host.source).finally(() => host.stop())
}

try {
  process.exitCode = await main(process.argv.slice(2).filter((word) => word !== '--'))
} catch (error) {
  if (!(error instanceof Error)) throw error
  print(error.message)
  process.exitCode = 1
}
