import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../clock.js'
import { openDatabase } from '../db/client.js'
import { startCluster, type Cluster } from '../db/embedded/cluster.js'
import { prepareDatabase } from '../db/migrate.js'
import { seedThemes } from '../modules/theme/index.js'
import { makeTemporaryFolder } from './temporary-folder.js'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

let running: { cluster: Cluster; dataDir: string } | null = null

/** One real PostgreSQL for a run; its first database is the template that tests clone. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = await makeTemporaryFolder()
  const cluster = await startCluster({
    dataDir,
    onNotice: () => undefined,
    settings: ['fsync=off', 'synchronous_commit=off'],
  })
  running = { cluster, dataDir }
  const database = openDatabase(cluster.url(), () => undefined)
  await prepareDatabase(cluster.url(), () => seedThemes(database.db, systemClock))
  await database.close()
  project.provide('databaseUrl', cluster.url())
}

export async function teardown(): Promise<void> {
  await running?.cluster.stop()
  if (running) await rm(running.dataDir, { recursive: true, force: true })
}
