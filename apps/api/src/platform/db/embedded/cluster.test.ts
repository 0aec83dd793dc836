import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { makeTemporaryFolder } from '../../../testing/temporary-folder.js'
import { prepareClusterHome } from './cluster-home.js'
import { startCluster } from './cluster.js'
import { identify } from './postmaster.js'

const isRoot = process.getuid?.() === 0

async function start(dataDir: string) {
  const notices: string[] = []
  const cluster = await startCluster({
    dataDir,
    onNotice: (notice) => notices.push(notice),
    settings: ['fsync=off'],
  })
  return { cluster, notices }
}

async function folder(): Promise<string> {
  const made = await makeTemporaryFolder()
  // Of a server that was killed, others may write to it for a moment.
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return made
}

async function one(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select 1 as answer')
    return rows[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}

it('starts a killed PostgreSQL again by itself', async () => {
  const { cluster, notices } = await start(await folder())
  onTestFinished(() => cluster.stop())
  const pidFile = await readFile(join(cluster.dataFolder, 'postmaster.pid'), 'utf8')

  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')

  await expect.poll(() => one(cluster.url()).catch(() => null)).toEqual({ answer: 1 })
  expect(notices.join()).toContain('ended unexpectedly')
})

it('keeps what was stored over a stop and a start', async () => {
  const dataDir = await folder()
  const first = await start(dataDir)
  const client = new Client({ connectionString: first.cluster.url() })
  await client.connect()
  await client.query('create table kept (n int); insert into kept values (7)')
  await client.end()
  await first.cluster.stop()

  const second = await start(dataDir)
  onTestFinished(() => second.cluster.stop())
  const again = new Client({ connectionString: second.cluster.url() })
  await again.connect()
  const { rows } = await again.query('select n from kept')
  await again.end()

  expect(rows).toEqual([{ n: 7 }])
})

it('refuses a folder that another living process uses, and says which', async () => {
  const dataDir = await folder()
  const home = await prepareClusterHome(dataDir)
  await writeFile(join(home.sockets, 'owner.pid'), (await identify(process.ppid)) ?? '')

  await expect(start(dataDir)).rejects.toThrow(`in use by process ${process.ppid}`)
})

it('takes a folder over from a process whose number a stranger has now', async () => {
  const dataDir = await folder()
  const home = await prepareClusterHome(dataDir)
  await writeFile(join(home.sockets, 'owner.pid'), `${process.ppid} 1`)

  const { cluster } = await start(dataDir)
  onTestFinished(() => cluster.stop())

  expect(await one(cluster.url())).toEqual({ answer: 1 })
})

it.runIf(isRoot)('goes where it can be reached when a home bars the way', async () => {
  const home = join(await folder(), 'home')
  const dataDir = join(home, 'data')
  await mkdir(dataDir, { recursive: true })
  await chmod(home, 0o700)

  const { data } = await prepareClusterHome(dataDir)
  onTestFinished(() =>
    rm(join(data, '..'), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  )

  expect(data.startsWith(home)).toBe(false)
  expect((await stat(join(data, '..'))).mode & 0o777).toBe(0o755)
})
