import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { packageRoot } from '../package-root.js'

/** Any number; the same for every process, so that only one migrates and seeds at a time. */
const PREPARE_LOCK = 710_226

/** Migrates, then runs `seed`; other processes wait. */
export async function prepareDatabase(url: string, seed: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    await migrate(drizzle(client), {
      migrationsFolder: join(packageRoot(), 'src', 'db', 'migrations'),
    })
    await seed()
  } finally {
    await client.end()
  }
}
