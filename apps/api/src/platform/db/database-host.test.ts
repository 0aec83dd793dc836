import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../env.js'
import { indexAll } from '../../modules/search/index.js'
import { seedThemes } from '../../modules/theme/index.js'
import { authoredThemes } from '../../testing/authored-themes.js'
import { databaseContext } from '../../testing/database-context.js'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { startTestApi } from '../../testing/test-app.js'
import { settledTurn } from '../../testing/test-browser.js'
import { systemContext } from '../context/context.js'
import { openDatabase } from './client.js'
import { openDatabaseHost } from './database-host.js'
import { startCluster } from './embedded/cluster.js'
import { identify } from './embedded/postmaster.js'
import { UnusableBinaries } from './embedded/unusable-binaries.js'
import { prepareDatabase } from './migrate.js'

async function folder(): Promise<string> {
  const made = await makeTemporaryFolder()
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return made
}

async function programs(bodies: { postgres: string; initdb: string }): Promise<string> {
  const made = await folder()
  await mkdir(join(made, 'bin'))
  for (const [name, body] of Object.entries(bodies)) {
    await writeFile(join(made, 'bin', name), body, { mode: 0o755 })
  }
  return made
}

/** They cannot be run, like those made for another C library. */
const unusableBinaries = () =>
  programs({ postgres: '#!/lib/ld-of-another.so\n', initdb: '#!/lib/ld-of-another.so\n' })

const withInitdb = (body: string) =>
  programs({
    postgres: '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n',
    initdb: `#!/bin/sh\n${body}\n`,
  })

async function openHost(dataDir: string, binaries?: string) {
  const notices: string[] = []
  const host = await openDatabaseHost({
    databaseUrl: undefined,
    dataDir,
    onNotice: (notice) => notices.push(notice),
    findBinaries: binaries === undefined ? undefined : () => binaries,
  })
  return { host, notices }
}

async function openPrepared(dataDir: string, binaries?: string) {
  const opened = await openHost(dataDir, binaries)
  const ctx = databaseContext(openDatabase(opened.host.source, () => undefined))
  await prepareDatabase(opened.host.source, () => seedThemes(ctx, authoredThemes()))
  return opened
}

it('finds and tells stories on PGlite where the binaries cannot run, and has them after a restart', async () => {
  const dataDir = await folder()
  const binaries = await unusableBinaries()
  const first = await openPrepared(dataDir, binaries)
  const { browser: open, deps } = startTestApi(first.host.source)
  const browser = open()
  await indexAll(systemContext(deps))
  const found = await browser.api.call('GET /v1/search', { query: { q: '우산가게' } })
  expect(found).toMatchObject({ isPlain: true, groups: [{ type: 'theme' }] })
  const view = await browser.openStory()
  const told = settledTurn(await browser.tell(view))
  expect(told.status).toBe('done')
  expect(first.notices).toHaveLength(1)
  expect(first.notices[0]).toContain('cannot run here')

  await first.host.stop()
  const second = await openPrepared(dataDir)
  onTestFinished(() => second.host.stop())
  const again = startTestApi(second.host.source)
  const turns = await again
    .browser()
    .request(`/v1/tales/session/${view.session.id}/turn?limit=10`, {
      headers: { cookie: browser.cookies() },
    })

  expect(second.notices.join()).toContain('begun on PGlite')
  expect(await turns.json()).toMatchObject({ items: [{ id: told.id, output: told.output }, {}] })
})

it('refuses a PGlite folder that another living process uses, and says which', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'pglite.lock'), (await identify(process.ppid)) ?? '')

  const opening = openHost(dataDir, await unusableBinaries())

  await expect(opening).rejects.toThrow(`in use by process ${process.ppid}`)
})

it('never falls back from data of the embedded PostgreSQL', async () => {
  const dataDir = await folder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')

  const opening = openHost(dataDir, await unusableBinaries())

  await expect(opening).rejects.toThrow(/켤 수 없어요.*\n.*needs the embedded PostgreSQL/)
  await expect(access(join(dataDir, 'pglite'))).rejects.toThrow('ENOENT')
})

it('refuses a folder with two databases', async () => {
  const dataDir = await folder()
  await mkdir(join(dataDir, 'pglite'))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')

  await expect(openHost(dataDir)).rejects.toThrow('there are two databases')
})

it('says so when the data is of another major version', async () => {
  const dataDir = await folder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9\n')

  await expect(openHost(dataDir)).rejects.toThrow('made by PostgreSQL 9')
})

it.each([
  ['a full disk', 'echo "initdb: error: No space left on device"; exit 1', /No space left/],
  ['a killed initdb', 'kill -TERM $$', /initdb ended with SIGTERM/],
])('does not take %s for a machine without PostgreSQL', async (_, script, reason) => {
  const dataDir = await folder()
  const binaries = await withInitdb(script)

  await expect(openHost(dataDir, binaries)).rejects.toThrow(reason)
  await expect(access(join(dataDir, 'pglite'))).rejects.toThrow('ENOENT')
})

it('counts a machine that initdb refuses as one without PostgreSQL', async () => {
  const dataDir = await folder()
  const binaries = await withInitdb('echo "could not create shared memory segment"; exit 1')

  const starting = startCluster({
    dataDir,
    onNotice: () => undefined,
    findBinaries: () => binaries,
  })

  await expect(starting).rejects.toThrow(UnusableBinaries)
  await expect(starting).rejects.toThrow('initdb ended with 1: could not create shared memory')
})

it('has no fallback in production', () => {
  const env = {
    APP_ENV: 'production',
    FRONT_DOOR_SECRET: 'a-secret-of-the-tests',
    AUTH_SECRET: 'another-secret-of-the-tests-for-cookies',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: '도란 <no-reply@doran.example>',
  }
  expect(() => readEnv(env)).toThrow('DATABASE_URL: production needs a PostgreSQL of its own')
})
