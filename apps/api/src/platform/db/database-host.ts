import { access } from 'node:fs/promises'
import { systemClock } from '../time/clock.js'
import type { DatabaseSource } from './client.js'
import { DatabaseRefused } from './database-refused.js'
import { findClusterData } from './embedded/cluster-home.js'
import { startCluster } from './embedded/cluster.js'
import { UnusableBinaries } from './embedded/unusable-binaries.js'
import { keepCopy } from './keep-copy.js'
import { pgliteFolder, startPglite } from './pglite/pglite-server.js'

export type DatabaseHost = {
  source: DatabaseSource
  /** No other process works on this database. */
  isOwn: boolean
  /** Keeps a copy of the data, where the data is ours to copy. */
  beforeMigrating: (migration: string) => Promise<void>
  stop: () => Promise<void>
}

export type DatabaseHostOptions = {
  /** A PostgreSQL of the operator's; without one, a database in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** Receives a plain sentence about what happens. */
  onNotice: (notice: string) => void
  findBinaries?: (() => string) | undefined
}

/**
 * The database of this process: the operator's PostgreSQL, else the embedded one, else PGlite where the embedded one
 * cannot run. A data folder stays with what it was started on.
 */
export async function openDatabaseHost(options: DatabaseHostOptions): Promise<DatabaseHost> {
  const { databaseUrl, dataDir, onNotice } = options
  if (databaseUrl) return foreignHost(databaseUrl, onNotice)
  const lite = pgliteFolder(dataDir)
  const [clusterData, liteData] = [await findClusterData(dataDir), await orNull(lite)]
  if (clusterData && liteData) {
    throw new DatabaseRefused(
      `there are two databases, ${clusterData} and ${liteData}, and only one can be the right one; move the other away`,
    )
  }
  if (liteData) {
    onNotice(
      `the data in ${lite} was begun on PGlite and stays there; docs/operations.md tells how to move it`,
    )
    return pgliteHost(options)
  }
  try {
    return await clusterHost(options)
  } catch (cause) {
    if (!(cause instanceof UnusableBinaries)) throw cause
    if (clusterData) throw new DatabaseRefused(describeStranded(clusterData, cause))
    onNotice(
      `the embedded PostgreSQL cannot run here (${cause.message}); using PGlite in ${lite}, which is slower and does not survive a power cut. DATABASE_URL takes a PostgreSQL of your own`,
    )
    return pgliteHost(options)
  }
}

function foreignHost(databaseUrl: string, onNotice: (notice: string) => void): DatabaseHost {
  return {
    source: databaseUrl,
    isOwn: false,
    beforeMigrating: async (migration) =>
      onNotice(`migrating from ${migration} on; a backup of DATABASE_URL is its operator's`),
    stop: () => Promise.resolve(),
  }
}

async function clusterHost(options: DatabaseHostOptions): Promise<DatabaseHost> {
  const cluster = await startCluster(options)
  return ownHost(options, cluster, cluster.url())
}

async function pgliteHost(options: DatabaseHostOptions): Promise<DatabaseHost> {
  const pglite = await startPglite(options.dataDir)
  return ownHost(options, pglite, pglite)
}

type OwnServer = {
  dataFolder: string
  whileStill: (work: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

function ownHost(
  { dataDir, onNotice }: DatabaseHostOptions,
  { dataFolder, whileStill, stop }: OwnServer,
  source: DatabaseSource,
): DatabaseHost {
  return {
    source,
    isOwn: true,
    beforeMigrating: async (migration) => {
      const now = systemClock.now()
      await keepCopy({ dataDir, dataFolder, whileStill, migration, now, onNotice })
    },
    stop,
  }
}

function describeStranded(clusterData: string, cause: Error): string {
  return [
    `이 데이터는 PostgreSQL로 만들었는데, 여기에서는 그 PostgreSQL을 켤 수 없어요. 데이터는 그대로 있어요.`,
    `The data in ${clusterData} needs the embedded PostgreSQL, which cannot run here: ${cause.message}. Nothing was changed; open it on a machine that can run it.`,
  ].join('\n')
}

function orNull(folder: string): Promise<string | null> {
  return access(folder).then(
    () => folder,
    () => null,
  )
}
