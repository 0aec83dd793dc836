import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { lastLines, logFileOf } from './log-file.mjs'
import { NODE } from './paths.mjs'
import { delay, endProcess, sweepGroup } from './process-group.mjs'

const GUARD = pathToFileURL(fileURLToPath(new URL('./guard.mjs', import.meta.url))).href
const GUARD_FD = 3

const BACK_OFF_MS = [300, 1_000, 2_000, 4_000, 8_000]
const STEADY_MS = 30_000
const DEATHS_BEFORE_READY = 3

/**
 * Keeps one app running: starts it again when it dies, slower each time. An app that dies three
 * times before it was ever ready is given up through `onGiveUp`.
 */
export function supervise(app, { dataDir, log, onChange, onGiveUp, stopWithinMs }) {
  const logFile = logFileOf(dataDir, app.name)
  let child = null
  let exited = Promise.resolve()
  let deaths = 0
  let isReady = false
  let isStopping = false

  function launch() {
    const startedAt = Date.now()
    const fd = openSync(logFile, 'a', 0o600)
    child = spawn(NODE, ['--import', GUARD, ...app.args], {
      cwd: app.cwd,
      env: {
        ...app.env,
        DORAN_GUARD_FD: String(GUARD_FD),
        DORAN_GUARD_GROUP: app.sweep ? '1' : '',
      },
      stdio: ['ignore', fd, fd, 'pipe'],
      detached: true,
    })
    closeSync(fd)
    const { pid } = child
    child.stdio[GUARD_FD].on('error', () => {})
    exited = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    })
    onChange()
    void exited.then((reason) => afterExit(pid, reason, Date.now() - startedAt))
  }

  async function afterExit(pid, reason, livedMs) {
    child = null
    if (app.sweep && pid) sweepGroup(pid)
    onChange()
    if (isStopping) return
    deaths = livedMs > STEADY_MS ? 1 : deaths + 1
    for (const line of lastLines(logFile, 3)) log(`${app.name} | ${line}`)
    if (!isReady && deaths >= DEATHS_BEFORE_READY) {
      return onGiveUp({ app: app.name, reason, logFile, tail: lastLines(logFile, 15) })
    }
    const pauseMs = BACK_OFF_MS[Math.min(deaths, BACK_OFF_MS.length) - 1]
    log(`${app.name} ended (${reason}); starting it again in ${pauseMs / 1000} s`)
    await delay(pauseMs)
    if (!isStopping) launch()
  }

  launch()
  return {
    name: app.name,
    readyUrl: app.readyUrl,
    get pid() {
      return child?.pid ?? null
    },
    markReady() {
      isReady = true
    },
    async stop() {
      isStopping = true
      const pid = child?.pid
      if (!pid) return
      await endProcess(pid, stopWithinMs)
      await exited
      if (app.sweep) sweepGroup(pid)
    },
  }
}
