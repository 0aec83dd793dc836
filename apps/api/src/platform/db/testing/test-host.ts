import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeTemporaryFolder } from '../../../testing/temporary-folder.js'
import { openDatabaseHost } from '../database-host.js'

/** A folder that is removed at the end of the test. */
export async function testFolder(): Promise<string> {
  const made = await makeTemporaryFolder()
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return made
}

/** PostgreSQL's programs as scripts of the test's own. */
export async function testPrograms(bodies: { postgres: string; initdb: string }): Promise<string> {
  const made = await testFolder()
  await mkdir(join(made, 'bin'))
  for (const [name, body] of Object.entries(bodies)) {
    await writeFile(join(made, 'bin', name), body, { mode: 0o755 })
  }
  return made
}

/** They cannot be run, like those made for another C library. */
export function unusableBinaries(): Promise<string> {
  return testPrograms({
    postgres: '#!/lib/ld-of-another.so\n',
    initdb: '#!/lib/ld-of-another.so\n',
  })
}

export async function openTestHost(dataDir: string, binaries?: string) {
  const notices: string[] = []
  const host = await openDatabaseHost({
    databaseUrl: undefined,
    dataDir,
    onNotice: (notice) => notices.push(notice),
    findBinaries: binaries === undefined ? undefined : () => binaries,
  })
  return { host, notices }
}
