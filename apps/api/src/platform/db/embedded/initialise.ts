import { readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefused } from '../database-refused.js'
import { makePrivate, type ClusterHome } from './cluster-home.js'
import { ProgramFailed, runProgram } from './postmaster.js'
import { UnusableBinaries, orUnusable } from './unusable-binaries.js'

export const SUPERUSER = 'doran'

/** An end by one of these signals is a request, and says nothing of the machine. */
const END_SIGNALS = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])

/**
 * Makes a database where there is none. Throws `UnusableBinaries` where PostgreSQL cannot run at all, and says what
 * to do about data of another major version.
 */
export async function initialise(
  home: ClusterHome,
  onNotice: (notice: string) => void,
): Promise<void> {
  const major = await majorOf(home)
  const known = await readFile(join(home.data, 'PG_VERSION'), 'utf8').catch(() => '')
  if (known.trim() === major) return
  if (known) {
    throw new DatabaseRefused(
      `the data in ${home.data} was made by PostgreSQL ${known.trim()}, but this version of Doran brings ${major}; docs/operations.md tells how to move it`,
    )
  }
  onNotice(`making a database in ${home.data}`)
  // Made beside its place and moved there whole: a half-made one would never start.
  const draft = `${home.data}.partial`
  await rm(draft, { recursive: true, force: true })
  await makePrivate(draft, home.user)
  const flags = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  await run(home, 'initdb', ['-D', draft, '-U', SUPERUSER, ...flags])
  await rmdir(home.data)
  await rename(draft, home.data)
}

async function majorOf(home: ClusterHome): Promise<string> {
  const printed = await run(home, 'postgres', ['--version'])
  return /\d+/.exec(printed)?.[0] ?? printed.trim()
}

async function run(home: ClusterHome, name: string, args: string[]): Promise<string> {
  try {
    return await orUnusable(`${name} cannot be run`, () => runProgram(home, name, args))
  } catch (cause) {
    if (!(cause instanceof ProgramFailed) || !isMachinesFault(cause)) throw cause
    const [lastLine = ''] = cause.printed.split('\n').slice(-1)
    throw new UnusableBinaries(`${name} ended with ${cause.reason}: ${lastLine}`, { cause })
  }
}

const isMachinesFault = ({ reason, printed }: ProgramFailed) =>
  !END_SIGNALS.has(reason) && !/No space left|Disk quota/.test(printed)
