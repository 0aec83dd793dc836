import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY_FOLDER = '/dev/shm'
const ROOM_FOR_CLUSTER_BYTES = 2 * 1024 ** 3

/** A folder that the database's user may enter too, where the tests run as root. */
export async function makeTemporaryFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'doran-'))
  await chmod(folder, 0o755)
  return folder
}

/** Held in memory where the system can: cloning a database there takes a fifth of the time. */
export function makeClusterFolder(): Promise<string> {
  return makeTemporaryFolder(hasRoomInMemory() ? MEMORY_FOLDER : tmpdir())
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= ROOM_FOR_CLUSTER_BYTES
}
