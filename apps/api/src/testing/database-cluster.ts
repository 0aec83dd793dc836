import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { loadAuthoredThemes, writeArtefact } from '@doran/story-content'
import { openArtefact } from '@doran/story-content/artefact'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/db/client.js'
import { startCluster } from '../platform/db/embedded/cluster.js'
import { prepareDatabase } from '../platform/db/migrate.js'
import { registry } from '../modules/index.js'
import { seedModules } from '../platform/module/seed-modules.js'
import { databaseContext } from './database-context.js'
import { makeClusterFolder, makeTemporaryFolder } from './temporary-folder.js'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** How the names of this run's clones begin. */
    clonePrefix: string
    /** The artefact of this run's themes: the YAML is read once a run. */
    contentFolder: string
    /** A server to test on instead of an embedded one; empty for none. */
    testDatabaseUrl: string
    /** Where `bin/postgres` of another major version lies; empty for the one that npm brought. */
    postgresBinaries: string
  }
}

const TEMPLATE = 'doran'
const MARK = 'the template of the tests of doran'

/** One real PostgreSQL for a run; its first database is the template that tests clone. The themes are read once too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { testDatabaseUrl, postgresBinaries } = project.config.provide
  const clonePrefix = `test_${randomBytes(4).toString('hex')}_`
  const { url, end } = testDatabaseUrl
    ? await makeTemplate(testDatabaseUrl, clonePrefix)
    : await startServer(postgresBinaries ?? '')
  const contentFolder = await makeTemporaryFolder()
  writeArtefact(loadAuthoredThemes(), contentFolder)
  const database = openDatabase(url, () => undefined)
  const ctx = { ...databaseContext(database), registry }
  await prepareDatabase(url, () => seedModules(ctx, openArtefact(contentFolder)))
  await database.close()
  project.provide('databaseUrl', url)
  project.provide('clonePrefix', clonePrefix)
  project.provide('contentFolder', contentFolder)
  return async () => {
    await rm(contentFolder, { recursive: true })
    await end()
  }
}

async function startServer(binaries: string) {
  const dataDir = await makeClusterFolder()
  const cluster = await startCluster({
    dataDir,
    onNotice: () => undefined,
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_wal_size=128MB',
      'max_connections=200',
    ],
    findBinaries: binaries ? () => binaries : undefined,
  })
  const end = async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: cluster.url(), end }
}

/** A template on somebody's server; a database of that name that is not a template of ours is left alone. */
async function makeTemplate(serverUrl: string, clonePrefix: string) {
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  const drop = () => admin.query(`drop database if exists ${TEMPLATE} with (force)`)
  const { rows } = await admin.query(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [TEMPLATE],
  )
  if (rows[0] && rows[0].mark !== MARK) {
    await admin.end()
    throw new Error(`the server has a database called ${TEMPLATE}, which the tests will not touch`)
  }
  await drop()
  await admin.query(`create database ${TEMPLATE} template template0 encoding 'UTF8'`)
  await admin.query(`comment on database ${TEMPLATE} is '${MARK}'`)
  const [server = '', parameters = ''] = serverUrl.split('?')
  const authority = /^\w+:\/\/[^/]*/.exec(server)?.[0] ?? server
  const url = `${authority}/${TEMPLATE}?${parameters}`
  const end = async () => {
    await dropClones(admin, clonePrefix)
    await drop()
    await admin.end()
  }
  return { url, end }
}

/** Clones that workers left: made ahead for a test that never came, or being dropped when the worker ended. */
async function dropClones(admin: Client, clonePrefix: string): Promise<void> {
  const waitMs = 10_000
  await admin.query(
    'select pg_terminate_backend(pid, $2) from pg_stat_activity where application_name = $1',
    [clonePrefix, waitMs],
  )
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [clonePrefix],
  )
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
}
