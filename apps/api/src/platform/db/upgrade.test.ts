import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { openDatabaseHost } from './database-host.js'

async function openHost(dataDir: string, notices: string[] = []) {
  const host = await openDatabaseHost({
    databaseUrl: undefined,
    dataDir,
    onNotice: (notice) => notices.push(notice),
  })
  const { source } = host
  if (typeof source !== 'string') throw new Error('this machine cannot run the embedded PostgreSQL')
  const query = async (statement: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: source })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  return { host, query }
}

it('keeps a copy of the embedded database before a migration, which restores it when moved back', async () => {
  const dataDir = await makeTemporaryFolder()
  onTestFinished(() =>
    rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  )
  const notices: string[] = []
  const first = await openHost(dataDir, notices)
  await first.query('create table kept as select 7 as n')

  await first.host.beforeMigrating('0009_test')
  expect(await first.query('update kept set n = 8 returning n')).toEqual([{ n: 8 }])
  await first.host.stop()

  const backups = join(dataDir, 'backups')
  const [copy = ''] = await readdir(backups)
  expect(notices.join('\n')).toContain(`is kept in ${join(backups, copy)}`)
  await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.old'))
  await rename(join(backups, copy, 'postgres'), join(dataDir, 'postgres'))
  const second = await openHost(dataDir)
  onTestFinished(() => second.host.stop())
  expect(await second.query('select n from kept')).toEqual([{ n: 7 }])
})

it('leaves the backup of a PostgreSQL that it did not start to the operator, and says so', async () => {
  const notices: string[] = []
  const host = await openDatabaseHost({
    databaseUrl: 'postgresql://db.invalid/doran',
    dataDir: join('/dev/null', 'never touched'),
    onNotice: (notice) => notices.push(notice),
  })

  await host.beforeMigrating('0009_test')

  expect(host).toMatchObject({ source: 'postgresql://db.invalid/doran', isOwn: false })
  expect(notices).toEqual([expect.stringContaining("a backup of DATABASE_URL is its operator's")])
})
