import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import type { PgliteServer } from './pglite/pglite-server.js'

export type Db = NodePgDatabase
/** Either the pool or an open transaction. */
export type Executor = Pick<
  Db,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>

/** A connection string, or a PGlite in this process. */
export type DatabaseSource = string | PgliteServer

export type Database = {
  db: Db
  pool: Pool
  close: () => Promise<void>
}

export function openDatabase(
  source: DatabaseSource,
  onError: (error: Error) => void,
  max = 16,
): Database {
  // Counts and sequences stay far below 2^53. For all of node-postgres, since Drizzle passes a pool's own parsers over.
  types.setTypeParser(types.builtins.INT8, Number)
  const isPglite = typeof source !== 'string'
  const pool = isPglite ? source.pool : connect(source, max)
  // An idle connection that breaks must not end the process.
  pool.on('error', onError)
  // Nor must one that breaks in a transaction, whose next query is refused.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    // PGlite's only connection lives as long as its server.
    close: isPglite ? () => Promise.resolve() : () => pool.end(),
  }
}

function connect(url: string, max: number): Pool {
  return new Pool({
    connectionString: url,
    max,
    // Counts from the moment a query waits for a connection: a burst of readers is no failure.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
  })
}
