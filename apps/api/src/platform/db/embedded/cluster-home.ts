import { createHash } from 'node:crypto'
import { access, chmod, chown, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { copyBinaries, findPostgresBinaries, isReachableByOthers } from './binaries.js'
import { orUnusable } from './unusable-binaries.js'

/** PostgreSQL refuses to run as root; this is the traditional `nobody`. */
const UNPRIVILEGED_ID = 65_534

export type ClusterHome = {
  binaries: string
  /** PostgreSQL's own data folder. */
  data: string
  /** The folder of the unix socket. It is short, because a socket's path may not pass 107 bytes. */
  sockets: string
  /** The user to run as, where the process is root. */
  user: { uid: number; gid: number } | null
}

/** The cluster of `dataDir` listens in this folder while it runs. */
export function socketsOf(dataDir: string): string {
  return placesOf(dataDir).sockets
}

/** The data of a cluster made for `dataDir` before, or null. */
export async function findClusterData(dataDir: string): Promise<string | null> {
  const { inside, refuge } = placesOf(dataDir)
  for (const folder of [inside, join(refuge, 'postgres')]) {
    const isThere = await access(join(folder, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
    if (isThere) return folder
  }
  return null
}

/**
 * Decides where the cluster lives. As root under a folder that others cannot enter (a 0700 home), data and
 * binaries go to `/var/lib/doran/<hash>` instead. Throws `UnusableBinaries` where the system has no room for it.
 */
export async function prepareClusterHome(
  dataDir: string,
  findBinaries: () => string = findPostgresBinaries,
): Promise<ClusterHome> {
  const { wanted, inside, refuge, sockets } = placesOf(dataDir)
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : null
  await mkdir(wanted, { recursive: true })
  const known = await findClusterData(dataDir)

  const shipped = await orUnusable('the binaries are not installed', async () => findBinaries())
  const canStay = !isRoot || (await isReachableByOthers(wanted))
  const canRun = !isRoot || (await isReachableByOthers(shipped))
  const data = known ?? (canStay ? inside : join(refuge, 'postgres'))
  return orUnusable('a folder for another user cannot be made', async () => {
    if (!canStay || !canRun) await makeReachable(refuge)
    const binaries = canRun ? shipped : await copyBinaries(shipped, join(refuge, 'binaries'))
    for (const folder of [data, sockets]) await makePrivate(folder, user)
    return { binaries, data, sockets, user }
  })
}

function placesOf(dataDir: string) {
  const wanted = resolve(dataDir)
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  return {
    wanted,
    inside: join(wanted, 'postgres'),
    refuge: join('/var/lib/doran', name),
    sockets: join('/tmp', `doran-pg-${name}`),
  }
}

/** A folder that only PostgreSQL's user may enter. */
export async function makePrivate(folder: string, user: ClusterHome['user']): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}

// A strict umask would bar the way again.
async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(dirname(folder), 0o755)
  await chmod(folder, 0o755)
}
