import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { takeLockFile } from '../lock-file.js'
import { prepareClusterHome, socketsOf, type ClusterHome } from './cluster-home.js'
import { SUPERUSER, initialise } from './initialise.js'
import { exitOf, findPostmaster, launch, stopPostmaster } from './postmaster.js'

const DATABASE = 'doran'
const PORT = 5432

export type Cluster = {
  /** A connection string for a database of this cluster. */
  url: (database?: string) => string
  dataFolder: string
  /** Stops PostgreSQL, runs `work` on its files, and starts it again. */
  whileStill: <T>(work: () => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

export type ClusterOptions = {
  dataDir: string
  /** Receives a plain sentence about what happens. */
  onNotice: (notice: string) => void
  /** Settings beyond the defaults, such as `fsync=off` for tests. */
  settings?: readonly string[]
  /** Finds the folder of `bin/postgres`, when it is not the one that npm brought. */
  findBinaries?: (() => string) | undefined
}

/**
 * Starts PostgreSQL on `dataDir`, or makes it there first. An orphan of a killed process is stopped and
 * replaced; a postmaster that dies while we run is started again. Throws `UnusableBinaries` where it cannot run.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const home = await prepareClusterHome(options.dataDir, options.findBinaries)
  const unlock = await takeLockFile(join(home.sockets, 'owner.pid'), home.data)
  try {
    return await startLocked(home, options, unlock)
  } catch (cause) {
    await unlock()
    throw cause
  }
}

/** The connection string of the cluster that another process runs on `dataDir`, or null. */
export async function findRunningCluster(dataDir: string): Promise<string | null> {
  const connectionString = urlOf(socketsOf(dataDir), DATABASE)
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return connectionString
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

function urlOf(sockets: string, database: string): string {
  return `postgresql://${SUPERUSER}@/${database}?host=${encodeURIComponent(sockets)}&port=${PORT}`
}

async function startLocked(
  home: ClusterHome,
  options: ClusterOptions,
  unlock: () => Promise<void>,
): Promise<Cluster> {
  await initialise(home, options.onNotice)
  const orphan = await findPostmaster(home)
  if (orphan) {
    options.onNotice(`stopping PostgreSQL (pid ${orphan}) left behind by an earlier run`)
    await stopPostmaster(orphan)
  }
  let supervisor = await supervise(home, options)
  const url = (database = DATABASE) => urlOf(home.sockets, database)
  await createDatabase(url('postgres'))
  return {
    url,
    dataFolder: home.data,
    async whileStill(work) {
      await supervisor.stop()
      try {
        return await work()
      } finally {
        supervisor = await supervise(home, options)
      }
    },
    async stop() {
      await supervisor.stop()
      await unlock()
    },
  }
}

async function supervise(home: ClusterHome, options: ClusterOptions) {
  let isStopping = false
  let child = await start(home, options)

  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await exitOf(child)
      if (isStopping) return
      options.onNotice('PostgreSQL ended unexpectedly; starting it again')
      child = await restart(home, options, () => isStopping)
    }
  }
  const watching = watch().catch((cause: unknown) => {
    options.onNotice(`PostgreSQL cannot be started again: ${String(cause)}`)
  })

  return {
    stop: async () => {
      isStopping = true
      if (child.pid !== undefined) await stopPostmaster(child.pid)
      await watching
    },
  }
}

// Backends of a killed postmaster hold its shared memory for a moment.
async function restart(
  home: ClusterHome,
  options: ClusterOptions,
  isStopping: () => boolean,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(home, options)
    } catch (cause) {
      if (attempt >= 40 || isStopping()) throw cause
      await sleep(250)
    }
  }
}

async function start(home: ClusterHome, options: ClusterOptions): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=',
    `port=${PORT}`,
    `unix_socket_directories=${home.sockets}`,
    'unix_socket_permissions=0700',
    'max_connections=60',
    'shared_buffers=64MB',
    'timezone=UTC',
    'log_min_messages=fatal',
    'log_min_error_statement=panic',
    ...(options.settings ?? []),
  ]
  const args = ['-D', home.data, ...settings.flatMap((setting) => ['-c', setting])]
  const child = launch(home, 'postgres', args)
  let printed = ''
  child.stdout?.resume()
  child.stderr?.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-2000)))
  child.on('error', (error) => (printed += String(error)))
  await untilReady(home, child, () => printed)
  return child
}

async function untilReady(home: ClusterHome, child: ChildProcess, printed: () => string) {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const client = new Client({
      host: home.sockets,
      port: PORT,
      user: SUPERUSER,
      database: 'postgres',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch {
      await sleep(40)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  child.kill('SIGQUIT')
  throw new Error(`PostgreSQL did not start: ${printed()}`)
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
