import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Client, Pool, type ClientConfig } from 'pg'
import { takeLockFile } from '../lock-file.js'

/** Long enough for whatever is before a query in the one queue; a deadlock still comes to light. */
const TURN_COMES_WITHIN_MS = 10_000

export type PgliteServer = {
  /** The one session there is: while its client is held, all others wait. */
  pool: Pool
  onNotification: (listener: (channel: string, payload: string) => void) => () => void
  dataFolder: string
  /** Runs `work` while nothing is written into the data folder. */
  whileStill: <T>(work: () => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

type Statement = { name?: string; text: string }

export const pgliteFolder = (dataDir: string) => join(resolve(dataDir), 'pglite')

/**
 * PostgreSQL compiled to WebAssembly, inside this process, for machines that cannot run the binaries. node-postgres
 * speaks to it in PostgreSQL's own protocol, so that everything above the pool is the same.
 */
export async function startPglite(dataDir: string): Promise<PgliteServer> {
  const dataFolder = pgliteFolder(dataDir)
  await mkdir(resolve(dataDir), { recursive: true })
  // Two processes on one folder would lose what either writes, without a word.
  const unlock = await takeLockFile(`${dataFolder}.lock`, dataFolder)
  try {
    await initialise(dataFolder)
    return await open(dataFolder, unlock)
  } catch (cause) {
    await unlock()
    throw cause
  }
}

// Made beside its place and moved there whole: a half-made one would never start.
async function initialise(dataFolder: string): Promise<void> {
  const exists = await access(dataFolder).then(
    () => true,
    () => false,
  )
  if (exists) return
  const draft = `${dataFolder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const { PGlite } = await import('@electric-sql/pglite')
  await (await PGlite.create({ dataDir: draft })).close()
  await rename(draft, dataFolder)
}

async function open(dataFolder: string, unlock: () => Promise<void>): Promise<PgliteServer> {
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create({ dataDir: dataFolder })
  const pool = new Pool({
    Client: await clientOf(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: TURN_COMES_WITHIN_MS,
  })
  return {
    pool,
    onNotification: (listener) => pglite.onNotification(listener),
    dataFolder,
    async whileStill(work) {
      const client = await pool.connect()
      try {
        await client.query('checkpoint')
        return await work()
      } finally {
        client.release()
      }
    },
    async stop() {
      await pool.end()
      await pglite.close()
      await unlock()
    },
  }
}

/** A client of node-postgres with a connection of its own, as an ended one still reports its end. */
async function clientOf(pglite: PGlite) {
  const { PglitePgConnection: Base } = await import('@electric-sql/pglite/node-postgres')
  class Connection extends Base {
    // The session outlives its client, and with it what the client left open.
    override async connect(port: number, host: string): Promise<void> {
      if (pglite.isInTransaction()) await pglite.exec('rollback')
      await super.connect(port, host)
    }

    // Drizzle hands its parsers over in `types`, where the adapter looks for the types of parameters.
    override parse({ name, text }: Statement): void {
      super.parse({ name, text })
    }
  }
  return class PgliteClient extends Client {
    constructor() {
      const config: ClientConfig & { connection: Connection } = {
        connection: new Connection({ pglite }),
      }
      super(config)
    }
  }
}
