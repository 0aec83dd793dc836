import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from '../../env.js'
import { startCluster } from './embedded/cluster.js'
import { identify } from './embedded/postmaster.js'
import { UnusableBinaries } from './embedded/unusable-binaries.js'
import { openTestHost, testFolder, testPrograms, unusableBinaries } from './testing/test-host.js'

const withInitdb = (body: string) =>
  testPrograms({
    postgres: '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n',
    initdb: `#!/bin/sh\n${body}\n`,
  })

it('refuses a PGlite folder that another living process uses, and says which', async () => {
  const dataDir = await testFolder()
  await writeFile(join(dataDir, 'pglite.lock'), (await identify(process.ppid)) ?? '')

  const opening = openTestHost(dataDir, await unusableBinaries())

  await expect(opening).rejects.toThrow(`in use by process ${process.ppid}`)
})

it('never falls back from data of the embedded PostgreSQL', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')

  const opening = openTestHost(dataDir, await unusableBinaries())

  await expect(opening).rejects.toThrow(/켤 수 없어요.*\n.*needs the embedded PostgreSQL/)
  await expect(access(join(dataDir, 'pglite'))).rejects.toThrow('ENOENT')
})

it('refuses a folder with two databases', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'pglite'))
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')

  await expect(openTestHost(dataDir)).rejects.toThrow('there are two databases')
})

it('says so when the data is of another major version', async () => {
  const dataDir = await testFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '9\n')

  await expect(openTestHost(dataDir)).rejects.toThrow('made by PostgreSQL 9')
})

it.each([
  ['a full disk', 'echo "initdb: error: No space left on device"; exit 1', /No space left/],
  ['a killed initdb', 'kill -TERM $$', /initdb ended with SIGTERM/],
])('does not take %s for a machine without PostgreSQL', async (_, script, reason) => {
  const dataDir = await testFolder()
  const binaries = await withInitdb(script)

  await expect(openTestHost(dataDir, binaries)).rejects.toThrow(reason)
  await expect(access(join(dataDir, 'pglite'))).rejects.toThrow('ENOENT')
})

it('counts a machine that initdb refuses as one without PostgreSQL', async () => {
  const dataDir = await testFolder()
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
