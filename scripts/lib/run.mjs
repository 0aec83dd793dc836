import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './paths.mjs'
import { killGroup } from './process-group.mjs'

const running = new Set()

/**
 * Runs a command to its end in a process group of its own. Lines go to `logFile` (where given) and
 * through `onLine`. Resolves with the exit code and the last lines; never rejects for a failed command.
 */
export function run([command, args], { env = {}, cwd = ROOT, logFile, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    const tail = []
    const log = logFile && openLog(logFile)
    const take = (line) => {
      tail.push(line)
      if (tail.length > 200) tail.shift()
      log?.write(`${line}\n`)
      onLine?.(line)
    }
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', take)
    child.on('error', (error) => take(`${command}: ${error.message}`))
    child.on('close', (code, signal) => {
      running.delete(child)
      log?.end()
      resolve({ code: code ?? 1, signal, tail })
    })
  })
}

/** Ends every command that is still running, with all it has started. */
export async function stopRunning() {
  await Promise.all([...running].map((child) => killGroup(child.pid, 3_000)))
}

const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_update_notifier: 'false',
}

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true })
  return createWriteStream(file)
}
