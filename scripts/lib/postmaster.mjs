import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, until } from './process-group.mjs'

/** The API ends its own PostgreSQL; this is for the case that it was killed before it could. */
export async function stopPostmaster(dataDir, log) {
  for (const folder of clusterFolders(dataDir)) {
    const pid = postmasterOf(folder)
    if (pid === null) continue
    log(`PostgreSQL (pid ${pid}) is still running; stopping it`)
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
      trySignal(pid, signal)
      if (await until(() => !isAlive(pid), 8_000)) break
    }
  }
}

/** Its place, and its refuge where a root process may not let another user into the data folder. */
function clusterFolders(dataDir) {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return [join(dataDir, 'postgres'), join('/var/lib/doran', name, 'postgres')]
}

function postmasterOf(folder) {
  const pid = Number(firstLine(join(folder, 'postmaster.pid')))
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null
  if (process.platform !== 'linux') return pid
  return firstLine(`/proc/${pid}/comm`).startsWith('postgres') ? pid : null
}

function firstLine(file) {
  try {
    return readFileSync(file, 'utf8').split('\n')[0] ?? ''
  } catch {
    return ''
  }
}

function trySignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone meanwhile, or another user's: the wait that follows tells.
  }
}
