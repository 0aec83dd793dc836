import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf } from './process-stat.js'

const LOAD_LIMIT = 0.5
const LOOK_MS = 2_000
const IDLE_COLUMNS = new Set([4, 5])

export class MachineRefusal extends Error {}

/** The server under test has the first core alone; all else shares the second. */
export const CORES = { server: '0', load: '1' } as const

export const canPin =
  availableParallelism() >= 2 && spawnSync('taskset', ['--version']).status === 0

/** Moves this process, and with it all it will start, to the load's core. */
export function pinSelf(): void {
  if (canPin) spawnSync('taskset', ['-acp', CORES.load, String(process.pid)])
}

/** Moves the database there too: it is not what is under test, and would take the server's core from it. */
export function pinTree(pid: number): void {
  if (!canPin) return
  for (const each of [pid, ...childrenOf(pid)]) {
    spawnSync('taskset', ['-acp', CORES.load, String(each)])
  }
}

export const loadAverage = () => readFileSync('/proc/loadavg', 'utf8').trim()

function busyTicks(): number {
  const columns = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? []
  return columns
    .map((text, column) =>
      column === 0 || column > 8 || IDLE_COLUMNS.has(column) ? 0 : Number(text),
    )
    .reduce((sum, ticks) => sum + ticks, 0)
}

/** Cores kept busy by anything while we sleep: the load average still counts what ended a minute ago. */
export async function busyCores(): Promise<number> {
  const before = busyTicks()
  const startedAt = performance.now()
  await sleep(LOOK_MS)
  return ((busyTicks() - before) * 10) / (performance.now() - startedAt)
}

/** Refuses a machine that cannot be measured on, or, unless forced, one that is at work for others. */
export async function examineMachine(isForced: boolean) {
  if (process.platform !== 'linux') {
    throw new MachineRefusal('the bench reads /proc: it runs on Linux alone')
  }
  const busy = await busyCores()
  if (busy > LOAD_LIMIT && !isForced) {
    throw new MachineRefusal(
      `others keep ${busy.toFixed(2)} cores busy (at most ${LOAD_LIMIT}); wait, or say --force for rough figures`,
    )
  }
  return { busyCores: busy, loadAverage: loadAverage(), isForced, isPinned: canPin }
}
