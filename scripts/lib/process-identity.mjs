import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './process-group.mjs'

/** A pid is given again to other processes; together with its start it names one for good. */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null
  return startOnLinux(pid) ?? startByPs(pid)
}

export function isSameProcess(record) {
  if (!record) return false
  const now = identityOf(record.pid)
  return now !== null && now === record.identity
}

export function recordOf(pid) {
  return { pid, identity: identityOf(pid) }
}

function startOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : `${bootId()}:${fields[19]}`
  } catch {
    return null
  }
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function startByPs(pid) {
  if (process.platform === 'linux') return null
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}
