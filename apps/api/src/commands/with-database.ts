import { resolve } from 'node:path'
import { v7 as uuidV7 } from 'uuid'
import { readDatabaseEnv } from '../env.js'
import type { System } from '../platform/context/actor.js'
import { systemContext, type Context } from '../platform/context/context.js'
import { openDatabase, type DatabaseSource } from '../platform/db/client.js'
import { openDatabaseHost } from '../platform/db/database-host.js'
import { findRunningCluster } from '../platform/db/embedded/cluster.js'
import { createLogger } from '../platform/process/logger.js'
import { systemClock } from '../platform/time/clock.js'

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a command on the install's own database, while the product runs and while it does not. */
export function withDatabase<T>(run: (ctx: Context<never, System>) => Promise<T>): Promise<T> {
  return withSource((source) => {
    const database = openDatabase(source, (error) => print(error.message))
    const ctx = systemContext({
      database,
      db: database.db,
      clock: systemClock,
      newId: uuidV7,
      logger: createLogger('warn'),
    })
    return run(ctx).finally(() => database.close())
  })
}

async function withSource<T>(work: (source: DatabaseSource) => Promise<T>): Promise<T> {
  const env = readDatabaseEnv()
  const dataDir = resolve(env.DATA_DIR)
  const running = env.DATABASE_URL ?? (await findRunningCluster(dataDir))
  if (running) return work(running)
  const host = await openDatabaseHost({ databaseUrl: undefined, dataDir, onNotice: print })
  return work(host.source).finally(() => host.stop())
}

/** Runs a command line: its words without what pnpm adds, its result as the exit code, a failure as one line. */
export async function runCommand(main: (words: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2).filter((word) => word !== '--'))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    print(error.message)
    process.exitCode = 1
  }
}
