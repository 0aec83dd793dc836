import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import * as schema from './schema/index.js'

export type Db = NodePgDatabase<typeof schema>
/** Either the pool or an open transaction. */
export type Executor = Pick<
  Db,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>

export type Database = {
  db: Db
  pool: Pool
  close: () => Promise<void>
}

export function openDatabase(url: string, onError: (error: Error) => void, max = 16): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    types: { getTypeParser },
  })
  // An idle connection that breaks must not end the process.
  pool.on('error', onError)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}

const INT8 = 20

// Counts and sequences stay far below 2^53; as strings they would be compared as text.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format)
