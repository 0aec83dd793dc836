import { createHash } from 'node:crypto'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { copyBinaries, findPostgresBinaries, isReachableByOthers } from './binaries.js'

/** PostgreSQL refuses to run as root; this is the traditional `nobody`. */
const UNPRIVILEGED_ID = 65_534

export type ClusterHome = {
  binaries: string
  /** PostgreSQL's own data folder. */
  data: string
  /** Where the unix socket lies; short, because a socket's path may not pass 107 bytes. */
  sockets: string
  /** The user to run as, where the process is root. */
  user: { uid: number; gid: number } | null
}

/**
 * Decides where the cluster lives. As root under a folder that others cannot enter (a 0700 home), data and
 * binaries go to `/var/lib/doran/<hash>` instead.
 */
export async function prepareClusterHome(dataDir: string): Promise<ClusterHome> {
  const wanted = resolve(dataDir)
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : null
  await mkdir(wanted, { recursive: true })

  const shipped = findPostgresBinaries()
  const refuge = join('/var/lib/doran', name)
  const canStay = !isRoot || (await isReachableByOthers(wanted))
  const canRun = !isRoot || (await isReachableByOthers(shipped))
  const data = join(canStay ? wanted : refuge, 'postgres')
  const sockets = join('/tmp', `doran-pg-${name}`)
  if (!canStay || !canRun) await makeReachable(refuge)
  const binaries = canRun ? shipped : await copyBinaries(shipped, join(refuge, 'binaries'))

  for (const folder of [data, sockets]) {
    await mkdir(folder, { recursive: true })
    await chmod(folder, 0o700)
    if (user) await chown(folder, user.uid, user.gid)
  }
  return { binaries, data, sockets, user }
}

// A strict umask would bar the way again.
async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(dirname(folder), 0o755)
  await chmod(folder, 0o755)
}
