import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../lib/say.mjs'

const TICKS_PER_SECOND = 100

/** Memory and CPU of all of the product's processes, a while after the start and with nobody there. Linux alone. */
export async function idleCost({ stack, isQuick, leaving }) {
  if (process.platform !== 'linux') {
    say('idle memory and CPU are read from /proc: left out here')
    return null
  }
  const [restMs, watchMs] = isQuick ? [10_000, 5_000] : [60_000, 20_000]
  say(`resting ${restMs / 1_000} s before idle memory and CPU`)
  await sleep(restMs, undefined, { signal: leaving.signal })
  const families = Object.entries(stack.pids()).map(([name, pid]) => ({
    name,
    pids: familyOf(pid),
  }))
  const before = cpuOf(families)
  const begun = performance.now()
  await sleep(watchMs, undefined, { signal: leaving.signal })
  const seconds = (performance.now() - begun) / 1_000
  const cpuPercent = ((cpuOf(families) - before) / TICKS_PER_SECOND / seconds) * 100
  const parts = families.map(({ name, pids }) => ({
    name,
    processes: pids.length,
    mb: pids.reduce((total, pid) => total + pssKb(pid), 0) / 1_024,
  }))
  const memoryMb = parts.reduce((total, { mb }) => total + mb, 0)
  say(`idle: ${memoryMb.toFixed(0)} MB, ${cpuPercent.toFixed(2)} % of one core`)
  return { memoryMb, cpuPercent, parts }
}

/** A process and all below it: the API's holds PostgreSQL's. */
function familyOf(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), statOf(name)?.[1]])
  const family = [root]
  for (const member of family)
    family.push(...parents.filter(([, parent]) => Number(parent) === member).map(([pid]) => pid))
  return family
}

const cpuOf = (families) =>
  families
    .flatMap(({ pids }) => pids)
    .reduce(
      (total, pid) => total + Number(statOf(pid)?.[11] ?? 0) + Number(statOf(pid)?.[12] ?? 0),
      0,
    )

/** Fields of proc(5), counted from behind the command's closing parenthesis. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function pssKb(pid) {
  try {
    return Number(
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
    )
  } catch {
    return 0
  }
}
