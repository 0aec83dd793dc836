import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'
import { packageRoot } from '../process/package-root.js'
import type { DatabaseSource } from './client.js'
import { readMigrationState } from './migration-state.js'
import { syncFunctions } from './sync-functions.js'

/** Any number; the same for every process, so that only one migrates and seeds at a time. */
const PREPARE_LOCK = 710_226

export type PrepareOptions = {
  /** Called with the first migration that will change a database which may hold data. */
  beforeMigrating?: (migration: string) => Promise<void>
  migrationsFolder?: string
  functionsFolder?: string
}

/**
 * Migrates, brings the functions up to date, then runs `seed`; other processes wait. All pending migrations are one
 * transaction, all functions another. Throws, with nothing changed, where the database was migrated by a version newer than this one.
 */
export async function prepareDatabase(
  source: DatabaseSource,
  seed: () => Promise<void>,
  options: PrepareOptions = {},
): Promise<void> {
  const own = join(packageRoot(), 'src', 'platform', 'db')
  const folder = options.migrationsFolder ?? join(own, 'migrations')
  const functionsFolder = options.functionsFolder ?? join(own, 'functions')
  const { isStarted, pending } = await withSession(source, (session) =>
    readMigrationState(session, folder),
  )
  // Outside the lock's session, which would not outlive a database that is stopped to be copied.
  if (isStarted && pending[0]) await options.beforeMigrating?.(pending[0])
  await withSession(source, async (session) => {
    await session.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    await readMigrationState(session, folder)
    await migrate(drizzle(session), { migrationsFolder: folder })
    await syncFunctions(session, functionsFolder)
    await seed()
  })
}

async function withSession<T>(
  source: DatabaseSource,
  work: (session: Client | Pool) => Promise<T>,
): Promise<T> {
  // PGlite has one session: held here, it would keep the seed waiting.
  if (typeof source !== 'string') return work(source.pool)
  const client = new Client({ connectionString: source })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
