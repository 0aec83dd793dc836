import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { afterTest, type OnEnd } from './shared-by-tests.js'

let admin: Pool | null = null
let ahead: Promise<string> | null = null

/** A database of the test's own, cloned from the seeded template while the test before it ran. */
export async function createTestDatabase(onEnd: OnEnd = afterTest): Promise<string> {
  const clone = ahead ?? cloneTemplate()
  ahead = clone.then(cloneTemplate, cloneTemplate)
  // Whoever takes it hears of it.
  ahead.catch(() => undefined)
  const name = await clone
  onEnd(() => dropSoon(name))
  return inject('databaseUrl').replace('/doran?', `/${name}?`)
}

async function cloneTemplate(): Promise<string> {
  const name = `${inject('clonePrefix')}${randomUUID().replaceAll('-', '')}`
  // Without fsync its checkpoints cost less than writing the whole copy to the log.
  await asAdmin(`create database ${name} template doran strategy file_copy`)
  return name
}

// PostgreSQL waits 100 ms for a session that is just leaving; no test needs to. What is left over ends with the run.
function dropSoon(name: string): void {
  asAdmin(`drop database if exists ${name} with (force)`).catch(() => undefined)
}

async function asAdmin(statement: string): Promise<void> {
  admin ??= openAdmin()
  await admin.query(statement)
}

function openAdmin(): Pool {
  const connectionString = inject('databaseUrl').replace('/doran?', '/postgres?')
  // The end of the run finds these sessions by their name.
  const pool = new Pool({
    connectionString,
    application_name: inject('clonePrefix'),
    max: 2,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  return pool
}
