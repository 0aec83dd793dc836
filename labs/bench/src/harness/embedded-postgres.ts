import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { childrenOf } from './process-stat.js'

const SUPERUSER = 'doran'
const DATABASE = 'doran'

/** The PostgreSQL that a process has started for itself, and how to speak to it. */
export function findPostgres(parentPid: number): { pid: number; connection: ClientConfig } {
  const pid = childrenOf(parentPid).find(
    (child) => readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'postgres',
  )
  if (pid === undefined) throw new Error(`process ${parentPid} has no PostgreSQL of its own`)
  // Its lines: pid, data folder, start time, port, socket folder.
  const file = join(readlinkSync(`/proc/${pid}/cwd`), 'postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  const connection = {
    host: lines[4] ?? '',
    port: Number(lines[3]),
    user: SUPERUSER,
    database: DATABASE,
  }
  return { pid, connection }
}
