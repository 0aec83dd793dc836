export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}

export function delay(ms) {
  return new Promise((done) => setTimeout(done, ms))
}

/** Waits until the condition holds; false when it does not within the time. */
export async function until(condition, timeoutMs, everyMs = 50) {
  const end = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > end) return false
    await delay(everyMs)
  }
  return true
}

/** Asks one process to end, and kills its whole group when it does not within the time. */
export async function endProcess(pid, timeoutMs) {
  signal(pid, 'SIGTERM')
  if (await until(() => !isAlive(pid), timeoutMs)) return
  signal(-pid, 'SIGKILL')
  signal(pid, 'SIGKILL')
  await until(() => !isAlive(pid), 2_000)
}

/** Ends a whole group that this process started. */
export async function killGroup(pid, timeoutMs) {
  if (!signal(-pid, 'SIGTERM')) return
  if (!(await until(() => !signal(-pid, 0), timeoutMs))) signal(-pid, 'SIGKILL')
}

/** Takes away what a dead leader has left behind in its group. */
export function sweepGroup(pid) {
  signal(-pid, 'SIGKILL')
}
